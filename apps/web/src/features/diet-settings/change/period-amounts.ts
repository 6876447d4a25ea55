import type { ChangedPeriod } from './group-changes.ts'

/** The rows of the table of a period. */
export const AMOUNT_ROWS = [
  { nutrient: 'kcal', text: 'macro/energy', unit: 'kcal', macro: undefined },
  { nutrient: 'proteinG', text: 'macro/protein', unit: 'g', macro: 'protein' },
  { nutrient: 'fatG', text: 'macro/fat', unit: 'g', macro: 'fat' },
  { nutrient: 'carbohydrateG', text: 'macro/carbs', unit: 'g', macro: 'carbs' },
] as const

/** Formats one amount as a rounded number with its unit. */
export const amountOf = (held: ChangedPeriod['after'], { nutrient, unit }: (typeof AMOUNT_ROWS)[number]) =>
  `${Math.round(held[nutrient])}\u00A0${unit}`

/** Whether both columns would show the same figures. The table then has only one, so that users do not search for a difference. */
export const isAsNow = ({ before, after }: ChangedPeriod): boolean =>
  before !== null && AMOUNT_ROWS.every((row) => amountOf(before, row) === amountOf(after, row))
