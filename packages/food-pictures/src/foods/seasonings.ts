import {
  basilLeaf,
  chiveRing,
  corianderLeaf,
  dillFrond,
  marjoramSprig,
  mintLeaf,
  oreganoSprig,
  parsleyLeaf,
  thymeSprig,
} from '../pieces/herbs.ts'
import { cuminSeed, powderHeap, speck } from '../pieces/seeds.ts'
import { cluster, drizzle, FIVE, ONE, scatter, TINY, type ClusterDrawing, type FoodDrawings } from './food-drawing.ts'

/** A ground spice: one sees it in a list, on a plate it is only a taste. */
const spice = (shade: string, light: string): ClusterDrawing =>
  cluster(powderHeap(shade, light), 1, { isOnlyGlyph: true, glyph: ONE })

const SPRIG = { count: 3, scale: 2, radius: 10 }

const herbs = {
  oregano: scatter(oreganoSprig, 4, { cooksAway: true, glyph: SPRIG }),
  marjoram: scatter(marjoramSprig, 4, { cooksAway: true, glyph: SPRIG }),
  thyme: scatter(thymeSprig, 4, { glyph: SPRIG }),
  basil: scatter(basilLeaf, 5, { scale: 1.05, glyph: FIVE }),
  parsley: scatter(parsleyLeaf, 7, { scale: 1.05, glyph: FIVE }),
  coriander: scatter(corianderLeaf, 7, { scale: 1.05, glyph: FIVE }),
  mint: scatter(mintLeaf, 5, { glyph: FIVE }),
  dill: scatter(dillFrond, 4, { scale: 0.9, glyph: { count: 2, scale: 1.9, radius: 9 } }),
  chives: scatter(chiveRing, 12, { glyph: { count: 6, scale: 2.2, radius: 14 } }),
} satisfies FoodDrawings

const spices = {
  'sweet-paprika': spice('#B0391D', '#D1552F'),
  'smoked-paprika': spice('#8C2A16', '#AE4426'),
  cinnamon: spice('#8A5428', '#AD7440'),
  cumin: scatter(cuminSeed, 9, { isOnlyGlyph: true, glyph: TINY }),
  turmeric: spice('#D08C12', '#EDB02E'),
  'curry-powder': spice('#C08A28', '#DDAF4C'),
  'nutritional-yeast': scatter(speck('#E3BE52'), 18, { glyph: { count: 12, scale: 4, radius: 13 } }),
} satisfies FoodDrawings

const condiments = {
  mustard: drizzle('#D9A62E', { isOnlyGlyph: true }),
  horseradish: drizzle('#EFE6D2', { isOnlyGlyph: true }),
} satisfies FoodDrawings

export const seasonings = { ...herbs, ...spices, ...condiments } satisfies FoodDrawings
