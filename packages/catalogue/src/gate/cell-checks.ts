import { GLP1_MAX_FAT_SHARE, type MacroShares, type Season } from '@dayplate/nutrition'
import { type CheckFailure, ofGroup } from './check-failure.ts'
import { type MealCell, cellName } from './meal-cells.ts'
import type { MealFacts } from './meal-facts.ts'

/** Meals of a cell: with 30, 99.3 % of simulated vegetarians met all targets, with 45 all of them. */
export const CELL_MEALS = { must: 30, aim: 45 } as const

const SEASONS: readonly Season[] = ['spring', 'summer', 'autumn', 'winter']

/** Meals beyond each end of a spread, because a single one would be planned every day. */
export const LEAST_OUTER_MEALS = 5

/** Ends beyond which a diet needs some meals on both sides, in % of energy. */
interface Spread {
  readonly share: keyof MacroShares
  readonly macro: string
  readonly low: number
  readonly high: number
}

const PROTEIN: Spread = { share: 'proteinPercent', macro: 'protein', low: 12, high: 32 }
const FAT: Spread = { share: 'fatPercent', macro: 'fat', low: 20, high: 45 }

/**
 * GLP-1 meals have at most 40 % fat, so none can reach 45. They need meals well above the 25–30 % of the targets to
 * balance lean ones: the upper quarter of the diet's range, from 35 %.
 */
const GLP1_FAT: Spread = { ...FAT, high: FAT.low + 0.75 * (100 * GLP1_MAX_FAT_SHARE - FAT.low) }

/** The spreads a cell of this diet must have. */
export const spreadsOf = (diet: MealCell['diet']): readonly Spread[] => [PROTEIN, diet === 'glp1' ? GLP1_FAT : FAT]

/**
 * Gaps of a cell in number and in spread. Both must also be enough after an exclusion, because otherwise plans with
 * that exclusion fail.
 */
export function cellFailures(cell: MealCell): readonly CheckFailure[] {
  return [...countFailures(cell), ...spreadsOf(cell.diet).flatMap((spread) => spreadFailures(cell, spread))]
}

/** Meals of each season. Seasons are whole months, so a result for each season holds for each month. */
export const seasonCounts = ({ members }: MealCell): readonly { readonly season: Season; readonly count: number }[] =>
  SEASONS.map((season) => ({ season, count: members.filter(({ meal }) => meal.seasons.includes(season)).length }))

/** A cell that is too small as a whole is reported once, not once per season. */
function countFailures(cell: MealCell): readonly CheckFailure[] {
  const name = cellName(cell)
  if (cell.members.length < CELL_MEALS.must) return [countFailure(cell.members.length, name)]
  return seasonCounts(cell)
    .filter(({ count }) => count < CELL_MEALS.must)
    .map(({ season, count }) => countFailure(count, `${name} in ${season}`))
}

const countFailure = (count: number, name: string): CheckFailure => ({
  check: 'count',
  subject: ofGroup(name),
  message: `${count} meals, at least ${CELL_MEALS.must} needed`,
  remedy: `Add ${CELL_MEALS.must - count} ${name}`,
})

/** How many meals are at or beyond the ends of a spread. */
export function outerMeals(members: readonly MealFacts[], { share, low, high }: Spread) {
  return {
    below: members.filter(({ shares }) => shares[share] <= low).length,
    above: members.filter(({ shares }) => shares[share] >= high).length,
  }
}

function spreadFailures(cell: MealCell, spread: Spread): readonly CheckFailure[] {
  const { below, above } = outerMeals(cell.members, spread)
  return [
    { count: below, end: `at most ${spread.low} % of energy from ${spread.macro}` },
    { count: above, end: `at least ${spread.high} % of energy from ${spread.macro}` },
  ]
    .filter(({ count }) => count < LEAST_OUTER_MEALS)
    .map(({ count, end }) => ({
      check: 'spread',
      subject: ofGroup(cellName(cell)),
      message: `${count} meals with ${end}, at least ${LEAST_OUTER_MEALS} needed`,
      remedy: `Add ${LEAST_OUTER_MEALS - count} ${cellName(cell)} with ${end}`,
    }))
}
