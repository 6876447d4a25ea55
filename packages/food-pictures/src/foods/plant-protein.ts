import { greenLentilBed, redLentilBed } from '../beds/grain-bed.ts'
import { hummusBed, milkBed, oatDrinkBed } from '../beds/liquid-bed.ts'
import { crumble, dollop, smokedTofuCube, seitanStrip, tempehSlice, tofuCube } from '../pieces/plant-protein.ts'
import { blackBean, chickpea, edamameBean, greenLentil, kidneyBean, redLentil, whiteBean } from '../pieces/pulses.ts'
import { powderHeap } from '../pieces/seeds.ts'
import { yoghurtLike } from './dairy-and-eggs.ts'
import { bed, bowlGlyph, cluster, FIVE, ONE, scatter, THREE, type FoodDrawings } from './food-drawing.ts'

export const plantProtein = {
  'soy-drink': bed(milkBed, 0.42, { isWet: true }),
  'oat-drink': bed(oatDrinkBed, 0.42, { isWet: true }),
  'soy-yoghurt': yoghurtLike({ edge: '#E3D6BA', cream: '#FDF8E8' }),
  'coconut-milk': bowlGlyph(milkBed),
  tofu: cluster(tofuCube, 7, { scale: 1.15, pitch: 9.6, glyph: THREE }),
  'smoked-tofu': cluster(smokedTofuCube, 7, { scale: 1.1, pitch: 9.6, glyph: THREE }),
  tempeh: cluster(tempehSlice, 5, { scale: 1.2, arrangement: 'row', glyph: ONE }),
  seitan: cluster(seitanStrip, 6, { scale: 1.15, pitch: 9, glyph: THREE }),
  'textured-soy': cluster(crumble(), 12, { pitch: 5.6 }),
  'pea-protein': cluster(powderHeap('#CFBE8E', '#EBDFB8'), 1, { isOnlyGlyph: true, glyph: ONE }),
  'dried-chickpeas': cluster(chickpea, 10, { scale: 1.1, pitch: 4.8, glyph: FIVE }),
  'canned-chickpeas': cluster(chickpea, 10, { scale: 1.1, pitch: 4.8, glyph: FIVE }),
  'red-lentils': bed(redLentilBed, 2.5, { aside: scatter(redLentil, 16) }),
  'green-lentils': bed(greenLentilBed, 2.5, { aside: scatter(greenLentil, 16) }),
  'canned-kidney-beans': cluster(kidneyBean, 9, { pitch: 4.6 }),
  'canned-black-beans': cluster(blackBean, 10, { pitch: 4.4 }),
  'canned-white-beans': cluster(whiteBean, 10, { pitch: 4.5 }),
  edamame: cluster(edamameBean, 10, { scale: 1.1, pitch: 4.2 }),
  hummus: bed(hummusBed, 2.2, { aside: cluster(dollop(), 1, { scale: 1.05 }) }),
} satisfies FoodDrawings
