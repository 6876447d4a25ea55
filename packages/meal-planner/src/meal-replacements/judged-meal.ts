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

/** One slot a candidate would stand in. */
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
  /** Of the day that ends farthest from its target. */
  readonly closeness: number
  /** Portions of other meals that change. */
  readonly changedPortions: number
}

export interface JudgedPlace extends SlotPlace {
  readonly candidate: SlotCandidate
  readonly fitted: FittedSlot
}

/** The candidate in its best portions while all other meals stay; `null` when a day has no portion of it that fits its part. */
export function judgeAlone(
  indexed: IndexedMeal,
  { affected, places }: { readonly affected: AffectedSlots; readonly places: readonly SlotPlace[] },
  rules: PortionRules,
): JudgedMeal | null {
  const judged: JudgedPlace[] = []
  for (const place of places) {
    const { kcal } = place.day.target
    // What the meal's part of the day and a plate allow is taken before any other, however much else had to be given up.
    const range = portionRange(indexed.meal, kcal, REPLACEMENT_PORTIONS) ?? portionRange(indexed.meal, kcal, rules)
    if (range === null) return null
    judged.push(judgePlace(indexed, place, { ...range, step: indexed.meal.portionStep }))
  }
  return toJudged({ indexed, affected }, judged)
}

/** The candidate in one place in the best portion of a grid, all others as they are. */
export function judgePlace(indexed: IndexedMeal, place: SlotPlace, grid: PortionGrid): JudgedPlace {
  const candidate = { column: mealColumn(indexed.meal.macros, place.fit.scaled), grid }
  return { ...place, candidate, fitted: place.fit.alone(candidate) }
}

/**
 * Brings the days that are not inside back with at most so many other portions changed on each; `null` when one of them cannot
 * be. What is inside stays as it is.
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
