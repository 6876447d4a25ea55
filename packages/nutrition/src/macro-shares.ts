import type { Macros } from './macros.ts'

/** Whole percentages of energy. They add up to 100, or are all 0 when there is no energy. */
export interface MacroShares {
  readonly proteinPercent: number
  readonly fatPercent: number
  readonly carbohydratePercent: number
}

/** Energy of one gram in kcal (Atwater's general factors; Regulation (EU) 1169/2011, annex XIV). */
export const KCAL_PER_GRAM = { protein: 4, fat: 9, carbohydrate: 4 } as const

/** Energy of the macronutrients by 4/9/4, in kcal. */
export function atwaterKcal(macros: Omit<Macros, 'kcal'>): number {
  return (
    KCAL_PER_GRAM.protein * macros.proteinG +
    KCAL_PER_GRAM.fat * macros.fatG +
    KCAL_PER_GRAM.carbohydrate * macros.carbohydrateG
  )
}

/**
 * Shares of energy by 4/9/4, rounded by the largest remainder, so that a pie chart closes. Ties: protein, fat,
 * carbohydrate.
 */
export function macroShares(macros: Omit<Macros, 'kcal'>): MacroShares {
  const kcal = atwaterKcal(macros)
  if (kcal <= 0) return { proteinPercent: 0, fatPercent: 0, carbohydratePercent: 0 }
  const [proteinPercent = 0, fatPercent = 0, carbohydratePercent = 0] = roundToHundred([
    (100 * KCAL_PER_GRAM.protein * macros.proteinG) / kcal,
    (100 * KCAL_PER_GRAM.fat * macros.fatG) / kcal,
    (100 * KCAL_PER_GRAM.carbohydrate * macros.carbohydrateG) / kcal,
  ])
  return { proteinPercent, fatPercent, carbohydratePercent }
}

function roundToHundred(percentages: readonly number[]): readonly number[] {
  const whole = percentages.map(Math.floor)
  const missing = 100 - whole.reduce((sum, part) => sum + part, 0)
  const byRemainder = percentages
    .map((percentage, index) => ({ index, remainder: percentage - Math.floor(percentage) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)
  const raised = new Set(byRemainder.slice(0, missing).map(({ index }) => index))
  return whole.map((part, index) => (raised.has(index) ? part + 1 : part))
}
