import { kaleBed, lettuceBed } from '../beds/leaf-bed.ts'
import { sauces, soupBeds } from '../beds/soups.ts'
import {
  broccoliFloret,
  cauliflowerFloret,
  redCabbageShreds,
  sauerkrautShreds,
  whiteCabbageShreds,
} from '../pieces/cabbages.ts'
import {
  aubergineSlice,
  courgetteSlice,
  cornKernel,
  cucumberSlice,
  pepperStrip,
  pickleSlice,
  pumpkinCube,
} from '../pieces/fruiting-vegetables.ts'
import { kaleLeaf, lettuceLeaf, rocketLeaf, spinachLeaf } from '../pieces/leaves.ts'
import { oliveRing } from '../pieces/olive.ts'
import { garlicClove, leekSlice, onionStripsPale, redOnionStrips, springOnionRing } from '../pieces/onions.ts'
import { greenPea } from '../pieces/pulses.ts'
import {
  beetrootSlice,
  carrotSlice,
  celeriacStick,
  gingerRoot,
  parsleyRootSlice,
  potatoPiece,
  radishSlice,
  sweetPotatoCube,
} from '../pieces/roots.ts'
import { asparagusSpear, celeryCrescent, greenBean, mushroomSlice } from '../pieces/stalks.ts'
import { cherryTomatoHalf, sunDriedTomato, tomatoPasteDab, tomatoSlice } from '../pieces/tomatoes.ts'
import { bed, bowlGlyph, cluster, ONE, scatter, THREE, type FoodDrawings } from './food-drawing.ts'

const SHREDS = { count: 3, scale: 1.6, radius: 9 }
const ONION_GLYPH = { count: 3, scale: 1.7, radius: 11 }

const tomatoes = {
  tomato: cluster(tomatoSlice, 4, { scale: 1.1, arrangement: 'row', glyph: ONE }),
  'cherry-tomatoes': cluster(cherryTomatoHalf, 5, { scale: 1.05, pitch: 8.4, glyph: THREE }),
  'tomato-passata': bowlGlyph(soupBeds.tomato),
  'canned-tomatoes': bowlGlyph(sauces.tomato.draw),
  'tomato-paste': cluster(tomatoPasteDab, 1, { isOnlyGlyph: true, glyph: ONE }),
  'sun-dried-tomatoes': scatter(sunDriedTomato, 6, { glyph: { count: 3, scale: 2, radius: 12 } }),
} satisfies FoodDrawings

const fruiting = {
  cucumber: cluster(cucumberSlice, 5, { arrangement: 'fan' }),
  'pickled-cucumber': cluster(pickleSlice, 5, { pitch: 6.6, glyph: THREE }),
  'red-pepper': cluster(pepperStrip, 6, { pitch: 6.8, glyph: { count: 3, scale: 1.8, radius: 9 } }),
  courgette: cluster(courgetteSlice, 5, { arrangement: 'fan' }),
  aubergine: cluster(aubergineSlice, 4, { scale: 1.1, pitch: 9, glyph: ONE }),
  pumpkin: cluster(pumpkinCube, 6, { glyph: THREE }),
  sweetcorn: cluster(cornKernel, 14, { scale: 1.15, pitch: 3.6, glyph: { count: 8, scale: 2.7, radius: 14 } }),
} satisfies FoodDrawings

const roots = {
  carrot: cluster(carrotSlice, 6, { pitch: 6.4, glyph: THREE }),
  beetroot: cluster(beetrootSlice, 4, { scale: 1.1, arrangement: 'fan', glyph: ONE }),
  potato: cluster(potatoPiece, 5, { scale: 1.15, pitch: 10, glyph: ONE }),
  'sweet-potato': cluster(sweetPotatoCube, 7, { glyph: THREE }),
  celeriac: cluster(celeriacStick, 7, { pitch: 6, glyph: THREE }),
  'parsley-root': cluster(parsleyRootSlice, 5, { pitch: 6.4, glyph: THREE }),
  radish: cluster(radishSlice, 6, { scale: 1.05, pitch: 6, glyph: { count: 3, scale: 1.9, radius: 11 } }),
  ginger: cluster(gingerRoot, 1, { isOnlyGlyph: true, glyph: ONE }),
} satisfies FoodDrawings

const onions = {
  onion: scatter(onionStripsPale, 5, { scale: 0.95, cooksAway: true, glyph: ONION_GLYPH }),
  'red-onion': scatter(redOnionStrips, 5, { scale: 0.95, cooksAway: true, glyph: ONION_GLYPH }),
  'spring-onion': scatter(springOnionRing, 10, { glyph: { count: 5, scale: 2.3, radius: 13 } }),
  leek: cluster(leekSlice, 5, { pitch: 7.6, glyph: THREE }),
  garlic: cluster(garlicClove, 1, { isOnlyGlyph: true, glyph: ONE }),
} satisfies FoodDrawings

/** Leaves are mostly air. */
const leaves = {
  spinach: cluster(spinachLeaf, 7, { scale: 1.05, pitch: 7, glyph: THREE }),
  rocket: cluster(rocketLeaf, 8, { scale: 1.1, pitch: 6, glyph: { count: 3, scale: 1.7, radius: 8 } }),
  lettuce: bed(lettuceBed, 2.4, { aside: cluster(lettuceLeaf, 3, { scale: 1.25, pitch: 9, glyph: ONE }) }),
  kale: bed(kaleBed, 1.8, { aside: cluster(kaleLeaf, 4, { scale: 1.2, pitch: 8, glyph: ONE }) }),
} satisfies FoodDrawings

const cabbages = {
  broccoli: cluster(broccoliFloret, 4, { scale: 1.15, pitch: 10.5, hasStem: true, glyph: ONE }),
  cauliflower: cluster(cauliflowerFloret, 4, { scale: 1.15, pitch: 10.5, hasStem: true, glyph: ONE }),
  'white-cabbage': cluster(whiteCabbageShreds, 8, { scale: 1.2, pitch: 5.6, glyph: SHREDS }),
  'red-cabbage': cluster(redCabbageShreds, 8, { scale: 1.2, pitch: 5.4, glyph: SHREDS }),
  sauerkraut: cluster(sauerkrautShreds, 8, { scale: 1.25, pitch: 5.6, glyph: SHREDS }),
} satisfies FoodDrawings

const stalksAndPods = {
  mushrooms: cluster(mushroomSlice, 5, { pitch: 9.4, hasStem: true, glyph: THREE }),
  celery: cluster(celeryCrescent, 5, { pitch: 7.4, glyph: THREE }),
  'green-peas': cluster(greenPea, 11, { scale: 1.1, pitch: 4 }),
  'green-beans': cluster(greenBean, 6, { arrangement: 'bundle', glyph: { count: 3, scale: 1.7, radius: 5 } }),
  asparagus: cluster(asparagusSpear, 4, {
    scale: 1.1,
    arrangement: 'bundle',
    glyph: { count: 2, scale: 1.2, radius: 5 },
  }),
  olives: scatter(oliveRing, 7),
} satisfies FoodDrawings

export const vegetables = {
  ...tomatoes,
  ...fruiting,
  ...roots,
  ...onions,
  ...leaves,
  ...cabbages,
  ...stalksAndPods,
} satisfies FoodDrawings
