import { sauces, soupBeds } from '../beds/soups.ts'
import { squashPiece, butternutSquash } from '../pieces/bulbs.ts'
import {
  aubergineSlice,
  cornKernel,
  courgetteSlice,
  cucumberSlice,
  pickleSlice,
  pumpkinCube,
} from '../pieces/fruiting-vegetables.ts'
import { oliveRing } from '../pieces/olive.ts'
import {
  chilliPod,
  chilliRing,
  greenPepperStrip,
  okraPod,
  okraSlice,
  pepperStrip,
  roastedPepper,
  sugarSnapPod,
  yellowPepperStrip,
} from '../pieces/peppers.ts'
import { greenPea } from '../pieces/pulses.ts'
import { caper, gherkin, greenOlive } from '../pieces/sprouts.ts'
import { greenBean } from '../pieces/stalks.ts'
import { cherryTomatoHalf, sunDriedTomato, tomatoPasteDab, tomatoSlice } from '../pieces/tomatoes.ts'
import { bowlGlyph, cluster, ONE, scatter, THREE, type FoodDrawings } from './food-drawing.ts'

const STRIPS = { count: 3, scale: 1.8, radius: 9 }

const tomatoes = {
  tomato: cluster(tomatoSlice, 4, { scale: 1.1, arrangement: 'row', glyph: ONE }),
  'cherry-tomatoes': cluster(cherryTomatoHalf, 5, { scale: 1.05, pitch: 8.4, glyph: THREE }),
  'tomato-passata': bowlGlyph(soupBeds.tomato),
  'canned-tomatoes': bowlGlyph(sauces.tomato.draw),
  'tomato-paste': cluster(tomatoPasteDab, 1, { isOnlyGlyph: true, glyph: ONE }),
  'sun-dried-tomatoes': scatter(sunDriedTomato, 6, { glyph: { count: 3, scale: 2, radius: 12 } }),
} satisfies FoodDrawings

const gourds = {
  cucumber: cluster(cucumberSlice, 5, { arrangement: 'fan' }),
  'pickled-cucumber': cluster(pickleSlice, 5, { pitch: 6.6, glyph: THREE }),
  gherkins: cluster(gherkin, 3, { pitch: 8, glyph: { count: 3, scale: 1.5, radius: 10 } }),
  courgette: cluster(courgetteSlice, 5, { arrangement: 'fan' }),
  aubergine: cluster(aubergineSlice, 4, { scale: 1.1, pitch: 9, glyph: ONE }),
  pumpkin: cluster(pumpkinCube, 6, { glyph: THREE }),
  'butternut-squash': cluster(squashPiece, 5, {
    scale: 1.05,
    drawAlone: butternutSquash,
    glyph: { count: 1, scale: 1.6, radius: 0 },
  }),
} satisfies FoodDrawings

const peppers = {
  'red-pepper': cluster(pepperStrip, 6, { pitch: 6.8, glyph: STRIPS }),
  'yellow-pepper': cluster(yellowPepperStrip, 6, { pitch: 6.8, glyph: STRIPS }),
  'green-pepper': cluster(greenPepperStrip, 6, { pitch: 6.8, glyph: STRIPS }),
  'roasted-peppers': cluster(roastedPepper, 4, { pitch: 9, glyph: { count: 2, scale: 1.7, radius: 10 } }),
  'chilli-pepper': scatter(chilliRing, 9, { drawAlone: chilliPod, glyph: { count: 1, scale: 1.9, radius: 0 } }),
} satisfies FoodDrawings

const podsAndKernels = {
  sweetcorn: cluster(cornKernel, 14, { scale: 1.15, pitch: 3.6, glyph: { count: 8, scale: 2.7, radius: 14 } }),
  'green-peas': cluster(greenPea, 11, { scale: 1.1, pitch: 4 }),
  'green-beans': cluster(greenBean, 6, { arrangement: 'bundle', glyph: { count: 3, scale: 1.7, radius: 5 } }),
  'sugar-snap-peas': cluster(sugarSnapPod, 5, { pitch: 8, glyph: { count: 3, scale: 1.6, radius: 11 } }),
  okra: cluster(okraSlice, 8, { scale: 1.1, pitch: 6, drawAlone: okraPod, glyph: { count: 1, scale: 2, radius: 0 } }),
  olives: scatter(oliveRing, 7),
  'green-olives': scatter(greenOlive, 7, { glyph: { count: 3, scale: 2.4, radius: 13 } }),
  capers: scatter(caper, 9, { glyph: { count: 7, scale: 2.9, radius: 13 } }),
} satisfies FoodDrawings

export const fruitingVegetables = { ...tomatoes, ...gourds, ...peppers, ...podsAndKernels } satisfies FoodDrawings
