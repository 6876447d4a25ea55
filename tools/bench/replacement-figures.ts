import { type BenchRow, measured, measuredAtLeast, measuredAtMost } from './bench-row.ts'
import { mean, quantile } from './quantile.ts'
import type { MeasuredList } from './replacement-measurement.ts'

/** What the list of the specification holds. */
const FULL_LIST = 10

export function replacementFigures(lists: readonly MeasuredList[]): readonly BenchRow[] {
  // On a day that was outside before, no exchange of one meal is to be blamed for leaving it there.
  const held = lists.filter(({ heldBefore }) => heldBefore)
  return [...speedFigures(lists), ...insideFigures(held), ...kindFigures(held)]
}

function speedFigures(lists: readonly MeasuredList[]): readonly BenchRow[] {
  const times = lists.map(({ milliseconds }) => milliseconds)
  return [
    measured('replacement list, p50', quantile(times, 0.5), 'ms'),
    measuredAtMost(2, { name: 'replacement list, p99', value: quantile(times, 0.99), unit: 'ms' }),
    measured('replacement list, slowest', quantile(times, 1), 'ms'),
  ]
}

function insideFigures(lists: readonly MeasuredList[]): readonly BenchRow[] {
  const diets = [...new Set(lists.map(({ diet }) => diet))].toSorted()
  const inside = lists.map(countInside)
  const untouched = lists.map((list) => list.replacements.filter(isUntouched).length)
  return [
    measuredAtLeast(6, { name: 'of 10 keep the day inside, mean', value: mean(inside), unit: 'meals' }),
    measured('of 10 keep the day inside, p5', quantile(inside, 0.05), 'meals'),
    measured('of 10 keep the day inside, least', quantile(inside, 0), 'meals'),
    measured('of 10 keep it inside with no other portion changed', mean(untouched), 'meals'),
    ...diets.map((diet) => {
      const own = lists.filter((list) => list.diet === diet).map(countInside)
      return measured(`of 10 keep the day inside, ${diet} (${own.length})`, mean(own), 'meals')
    }),
  ]
}

function kindFigures(lists: readonly MeasuredList[]): readonly BenchRow[] {
  const listed = lists.map(({ replacements }) => replacements.length)
  const changes = lists.flatMap(({ replacements }) =>
    replacements.flatMap(({ effects }) => effects.flatMap(({ portionChanges }) => portionChanges)),
  )
  const moves = changes.map(({ from, to }) => Math.abs(to / from - 1))
  return [
    measured('full lists', (100 * listed.filter((length) => length === FULL_LIST).length) / listed.length, '%'),
    measured('main foods in a list that are listed once', mean(lists.map(percentDistinctFoods)), '%'),
    measured('change of another portion, median', 100 * quantile(moves, 0.5), '%'),
    measured('change of another portion, p95', 100 * quantile(moves, 0.95), '%'),
  ]
}

function countInside({ replacements }: MeasuredList): number {
  return replacements.filter(({ keepsInside }) => keepsInside).length
}

function isUntouched({ keepsInside, effects }: MeasuredList['replacements'][number]): boolean {
  return keepsInside && effects.every(({ portionChanges }) => portionChanges.length === 0)
}

/** How little a list repeats itself: 100 when no two of its meals share a main food. */
function percentDistinctFoods({ replacements }: MeasuredList): number {
  const named = replacements.flatMap(({ meal }) => meal.mainFoodIds)
  return (100 * new Set(named).size) / named.length
}
