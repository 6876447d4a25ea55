import { compareDays, daysBetween } from '@dayplate/dates'
import type { MealChange } from './meal-change.ts'
import { findCurrentMeal, type MealSlot, type CurrentDay, type CurrentMeal } from './current-day.ts'

/** One portion of a dish that was cooked for several days. */
export interface Occurrence extends MealSlot {
  readonly current: CurrentMeal
}

/**
 * All portions of the batch that a slot belongs to, earliest first: the same meal on days whose distance matches the
 * portion numbers. A meal cooked for one day is its only occurrence; an empty slot has none.
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

/** The rest of a batch after some of its portions were removed. */
export interface SplitBatch {
  /** New numbers of the portions that stay: "2 of 2" becomes "1 of 1" when it is cooked by itself. */
  readonly changes: readonly MealChange[]
  /** Portions that are already cooked but no longer planned, because another portion of the batch was eaten. */
  readonly uneatenPortions: number
}

/**
 * Removes slots from their batch. If no portion has been eaten, the portions before and after the gap become batches of
 * their own. If one has been eaten, the dish is already cooked, so the other portions keep their numbers.
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

/** The portions that stay, in runs without a gap. */
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
