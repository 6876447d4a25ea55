import { sugarBed } from '../beds/grain-bed.ts'
import { chocolateShard } from '../pieces/nuts.ts'
import { powderHeap } from '../pieces/seeds.ts'
import { bowlGlyph, cluster, drizzle, ONE, scatter, type FoodDrawings } from './food-drawing.ts'

export const sweets = {
  honey: drizzle('#D9942A'),
  'maple-syrup': drizzle('#A8602A'),
  sugar: bowlGlyph(sugarBed),
  cocoa: cluster(powderHeap('#5B3621', '#7C4E33'), 1, { isOnlyGlyph: true, glyph: ONE }),
  'dark-chocolate': scatter(chocolateShard, 6, { glyph: { count: 4, scale: 2.1, radius: 12 } }),
} satisfies FoodDrawings
