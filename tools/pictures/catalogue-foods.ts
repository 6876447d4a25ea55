import { foods } from '../../packages/catalogue/src/index.ts'
import type { GlyphFood } from '../../packages/food-pictures/src/index.ts'

/** Every food of the catalogue, ready to be drawn by itself, those of one aisle side by side. */
export const catalogueFoods = (): readonly GlyphFood[] =>
  foods
    .toSorted((one, other) => `${one.category} ${one.role}`.localeCompare(`${other.category} ${other.role}`))
    .map(({ id, role }) => ({ foodId: id, role }))
