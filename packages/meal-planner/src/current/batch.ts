import { compareDays, daysBetween } from '@dayplate/dates'
import type { MealChange } from './meal-change.ts'
import { findCurrentMeal, type MealSlot, type CurrentDay, type CurrentMeal } from './current-day.ts'

/** One portion of a dish that was cooked for several days. */
export interface Occurrence extends MealSlot {
  readonly current: CurrentMeal
}

/**
 * All portions of the batch a slot belongs to, earliest first: the same meal on days as far apart as the numbers of the
 * portions. A meal cooked for its day alone is its own only occurrence; an empty slot has none.
 */
export function occurrencesOf(days: readonly CurrentDay[], slot: MealSlot): readonly Occurrence[] {
  const current = findCurrentMeal(days, slot)
  if (current === undefined) return []
  const { meal, portion } = current
  return days
    .toSorted((a, b) => compareDays(a.date, b.date))
    .flatMap(({ date, meals }) => {
      const other = meals.find((candidate) => candidate.meal.type === slot.type)
      const belongs =
        other !== undefined &&
        other.meal.id === meal.id &&
        other.portion.total === portion.total &&
        other.portion.number - portion.number === daysBetween(slot.date, date)
      return belongs ? [{ date, type: slot.type, current: other }] : []
    })
}

/** What becomes of a batch some portions of which are no longer eaten. */
export interface SplitBatch {
  /** New numbers of the portions that stay, such as "1 of 1" for what was "2 of 2" and is cooked by itself now. */
  readonly changes: readonly MealChange[]
  /** Portions that are cooked already and are now eaten by nobody: one of the batch has been eaten. */
  readonly uneatenPortions: number
}

/**
 * Takes some slots out of the batch they belong to. Where nothing of it is eaten, what stays before and what stays after
 * are cooked apart. Where something is eaten the batch stands in the kitchen: the other portions keep their numbers.
 */
export function splitBatch(occurrences: readonly Occurrence[], removed: readonly MealSlot[]): SplitBatch {
  const isRemoved = ({ date, type }: MealSlot) => removed.some((slot) => slot.date === date && slot.type === type)
  if (occurrences.some(({ current }) => current.isEaten)) {
    return { changes: [], uneatenPortions: occurrences.filter(isRemoved).length }
  }
  const changes = runsOf(occurrences, isRemoved).flatMap((run) =>
    run.map(({ date, type, current }, index): MealChange => ({
      date,
      type,
      from: current,
      to: { ...current, portion: { number: index + 1, total: run.length } },
    })),
  )
  return { changes: changes.filter(({ from, to }) => from.portion.total !== to.portion.total), uneatenPortions: 0 }
}

/** What stays, in stretches without a gap. */
function runsOf(
  occurrences: readonly Occurrence[],
  isRemoved: (slot: MealSlot) => boolean,
): readonly (readonly Occurrence[])[] {
  const runs: Occurrence[][] = [[]]
  for (const occurrence of occurrences) {
    if (isRemoved(occurrence)) runs.push([])
    else runs.at(-1)?.push(occurrence)
  }
  return runs
}
