import type { HouseholdMeasure } from '@dayplate/nutrition'
import type { PlatePart } from './kitchen.ts'

/** Units that people count, with the largest number they count. */
const COUNTED: Partial<Readonly<Record<HouseholdMeasure['unit'], number>>> = {
  piece: 6,
  slice: 8,
  tablespoon: 4,
  teaspoon: 4,
  cup: 3,
  handful: 3,
  clove: 6,
  can: 2,
}

/** Counts are rounded to halves. */
const HALVES = 2

/** Largest relative difference between a measure and its grams. */
const NEAR_ENOUGH = 0.15

/** An amount as a cook says it: `2 slices (70 g)`, `160 g`. */
export function householdAmount({ food, grams }: PlatePart): string {
  const weight = `${roundGrams(grams)} g`
  const fitting = food.measures.flatMap(({ unit, grams: one }) => {
    const count = Math.round((HALVES * grams) / one) / HALVES
    const isNear = count > 0 && Math.abs(count * one - grams) <= NEAR_ENOUGH * grams
    return isNear && count <= (COUNTED[unit] ?? 0) ? [`${count} ${unit}${count > 1 ? 's' : ''} (${weight})`] : []
  })
  return fitting[0] ?? weight
}

function roundGrams(grams: number): number {
  return grams >= 20 ? Math.round(grams / 5) * 5 : Math.round(grams)
}
