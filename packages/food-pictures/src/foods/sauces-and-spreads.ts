import { limeSlice } from '../pieces/citrus.ts'
import { basilLeaf, parsleyLeaf } from '../pieces/herbs.ts'
import { margarinePat } from '../pieces/plant-protein.ts'
import { chilliPod } from '../pieces/peppers.ts'
import { coconutHalf } from '../pieces/rich-nuts.ts'
import { cluster, drizzle, garnish, ONE, type FoodDrawings } from './food-drawing.ts'

/** Drawn as a dish in lists. On a plate they are not visible, unless they are poured over it. */
export const saucesAndSpreads = {
  'coconut-oil': drizzle('#FBFAF2', { isOnlyGlyph: true, ...garnish(coconutHalf, 1.2) }),
  'plant-margarine': cluster(margarinePat, 1, { isOnlyGlyph: true, glyph: ONE, ...garnish(parsleyLeaf, 2) }),
  mayonnaise: drizzle('#F9EDC0', { isOnlyGlyph: true }),
  'vegan-mayonnaise': drizzle('#FBF6E2', { isOnlyGlyph: true, ...garnish(parsleyLeaf, 2.2) }),
  mustard: drizzle('#D9A62E', { isOnlyGlyph: true }),
  horseradish: drizzle('#EFE6D2', { isOnlyGlyph: true }),
  ketchup: drizzle('#C22A1C', { isOnlyGlyph: true }),
  harissa: drizzle('#A52A14', { isOnlyGlyph: true, ...garnish(chilliPod, 0.8) }),
  'red-curry-paste': drizzle('#B8481E', { isOnlyGlyph: true, ...garnish(limeSlice, 1.1) }),
  'miso-paste': drizzle('#B27C42', { isOnlyGlyph: true }),
  'balsamic-vinegar': drizzle('#3A1C18'),
  'basil-pesto': drizzle('#5E8F2E', garnish(basilLeaf, 1.7, 3)),
  'vegan-pesto': drizzle('#86A848', garnish(parsleyLeaf, 2.2, 3)),
} satisfies FoodDrawings
