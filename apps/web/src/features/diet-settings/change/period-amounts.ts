import type { ChangedPeriod } from './group-changes.ts'

/** What a period is told by. */
export const AMOUNT_ROWS = [
  { nutrient: 'kcal', text: 'macro/energy', unit: 'kcal', macro: undefined },
  { nutrient: 'proteinG', text: 'macro/protein', unit: 'g', macro: 'protein' },
  { nutrient: 'fatG', text: 'macro/fat', unit: 'g', macro: 'fat' },
  { nutrient: 'carbohydrateG', text: 'macro/carbs', unit: 'g', macro: 'carbs' },
] as const

/** As a person reads it, rounded. */
export const amountOf = (held: ChangedPeriod['after'], { nutrient, unit }: (typeof AMOUNT_ROWS)[number]) =>
  `${Math.round(held[nutrient])}\u00A0${unit}`

/** Whether both columns would read the same: two equal ones would leave one to look for the difference. */
export const isAsNow = ({ before, after }: ChangedPeriod): boolean =>
  before !== null && AMOUNT_ROWS.every((row) => amountOf(before, row) === amountOf(after, row))
