import type { IndexedMeal } from '../meal-index.ts'
import { type PortionRules, portionRange } from '../portion-range.ts'
import { INSIDE, type SlotCandidate } from '../slot-fit/least-change.ts'
import type { FittedSlot, SlotFit } from '../slot-fit/slot-fit.ts'
import type { PortionGrid } from '../slot-fit/portion-grid.ts'
import { mealColumn } from '../slot-fit/tolerance-scale.ts'
import type { Occurrence } from '../current/batch.ts'
import type { CurrentDay } from '../current/current-day.ts'
import { REPLACEMENT_PORTIONS } from '../strictness.ts'
import type { AffectedSlots } from './affected-days.ts'

/** One slot that a candidate would take. */
export interface SlotPlace {
  readonly occurrence: Occurrence
  readonly day: CurrentDay
  readonly fit: SlotFit
}

/** A candidate with the portions found for it. */
export interface JudgedMeal {
  readonly indexed: IndexedMeal
  readonly affected: AffectedSlots
  readonly places: readonly JudgedPlace[]
  /** Largest closeness of the days it changes. */
  readonly closeness: number
  /** Number of other meals whose portions change. */
  readonly changedPortions: number
}

export interface JudgedPlace extends SlotPlace {
  readonly candidate: SlotCandidate
  readonly fitted: FittedSlot
}

/** The candidate in its best portions while all other meals stay; `null` when a day has no valid portion of it. */
export function judgeAlone(
  indexed: IndexedMeal,
  { affected, places }: { readonly affected: AffectedSlots; readonly places: readonly SlotPlace[] },
  rules: PortionRules,
): JudgedMeal | null {
  const judged: JudgedPlace[] = []
  for (const place of places) {
    const { kcal } = place.day.target
    // A portion within the meal's share of the day and its plate comes first, whatever other rules were dropped.
    const range = portionRange(indexed.meal, kcal, REPLACEMENT_PORTIONS) ?? portionRange(indexed.meal, kcal, rules)
    if (range === null) return null
    judged.push(judgePlace(indexed, place, { ...range, step: indexed.meal.portionStep }))
  }
  return toJudged({ indexed, affected }, judged)
}

/** The candidate in one place in the best portion of a grid, with all other meals unchanged. */
export function judgePlace(indexed: IndexedMeal, place: SlotPlace, grid: PortionGrid): JudgedPlace {
  const candidate = { column: mealColumn(indexed.meal.macros, place.fit.scaled), grid }
  return { ...place, candidate, fitted: place.fit.alone(candidate) }
}

/**
 * Brings the days outside their tolerances back with at most this many other portions changed on each; `null` when one
 * of them cannot be. Days inside stay unchanged.
 */
export function refit(judged: JudgedMeal, mostChanged: number): JudgedMeal | null {
  if (isInside(judged)) return judged
  const places: JudgedPlace[] = []
  for (const place of judged.places) {
    const { fit, candidate } = place
    const fitted = place.fitted.closeness <= INSIDE ? place.fitted : fit.withOthers(candidate, mostChanged)
    if (fitted === null) return null
    places.push({ ...place, fitted })
  }
  return toJudged(judged, places)
}

export function isInside({ closeness }: Pick<JudgedMeal, 'closeness'>): boolean {
  return closeness <= INSIDE
}

/** Nearest first, ties by id. */
export function compareJudged(a: JudgedMeal, b: JudgedMeal): number {
  if (a.closeness !== b.closeness) return a.closeness - b.closeness
  return a.indexed.meal.id < b.indexed.meal.id ? -1 : 1
}

export function toJudged(
  { indexed, affected }: Pick<JudgedMeal, 'indexed' | 'affected'>,
  places: readonly JudgedPlace[],
): JudgedMeal {
  return {
    indexed,
    affected,
    places,
    closeness: Math.max(...places.map(({ fitted }) => fitted.closeness)),
    changedPortions: places.reduce((sum, { fitted }) => sum + fitted.others.length, 0),
  }
}
