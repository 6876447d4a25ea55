import { MACRO_ROWS } from '../tolerance.ts'
import { findCurrentMeal, type MealSlot, type CurrentDay, type CurrentMeal } from './current-day.ts'

/**
 * One slot of a plan before and after. A replacement is a list of these, so that it can be shown, stored and undone.
 */
export interface MealChange extends MealSlot {
  readonly from: CurrentMeal
  readonly to: CurrentMeal
}

export type AppliedChanges =
  | { readonly kind: 'days'; readonly days: readonly CurrentDay[] }
  /** The plan has changed since the change was calculated, for example in a second tab. Nothing is changed. */
  | { readonly kind: 'stale'; readonly slot: MealSlot }
  /** The meal has been eaten. Nothing is changed. */
  | { readonly kind: 'eaten'; readonly slot: MealSlot }

/** Carries out all changes or none. */
export function applyChanges(days: readonly CurrentDay[], changes: readonly MealChange[]): AppliedChanges {
  for (const { date, type, from } of changes) {
    const current = findCurrentMeal(days, { date, type })
    if (current?.isEaten === true) return { kind: 'eaten', slot: { date, type } }
    if (current === undefined || !isSame(current, from)) return { kind: 'stale', slot: { date, type } }
  }
  return { kind: 'days', days: days.map((day) => changeDay(day, changes)) }
}

/** The changes that restore the state before. */
export function undoOf(changes: readonly MealChange[]): readonly MealChange[] {
  return changes.map((change) => ({ ...change, from: change.to, to: change.from }))
}

/** Applies the changes of this day and ignores those of other days. Does not check whether they fit. */
export function changeDay(day: CurrentDay, changes: readonly MealChange[]): CurrentDay {
  const own = changes.filter(({ date }) => date === day.date)
  if (own.length === 0) return day
  return { ...day, meals: day.meals.map((meal) => own.find(({ type }) => type === meal.meal.type)?.to ?? meal) }
}

/** Compares the macros too, because an ingredient may have been replaced in between. */
function isSame(current: CurrentMeal, from: CurrentMeal): boolean {
  return (
    current.meal.id === from.meal.id &&
    current.scale === from.scale &&
    MACRO_ROWS.every((macro) => current.meal.macros[macro] === from.meal.macros[macro]) &&
    current.portion.number === from.portion.number &&
    current.portion.total === from.portion.total
  )
}
