import type { CalendarDay } from '@dayplate/dates'
import type { CutLeftover } from '@dayplate/meal-planner'
import type { MealType } from '@dayplate/nutrition'
import type { EditablePlan } from './load-editable-plan.ts'
import type { AffectedDays } from './present-effect.ts'

/** Finds the days that keep a dish of the changed day. Meals that are eaten already are left out, because nothing changes for them. */
export function affectedDaysOf({ current }: EditablePlan, cutLeftovers: readonly CutLeftover[]): AffectedDays {
  const isEaten = (date: CalendarDay, type: MealType) =>
    current.find((day) => day.date === date)?.meals.some(({ meal, isEaten }) => isEaten && meal.type === type) === true
  const kept = cutLeftovers.flatMap(({ type, keptDates }) => keptDates.filter((date) => !isEaten(date, type)))
  const uneatenPortions = cutLeftovers.reduce((sum, cut) => sum + cut.uneatenPortions, 0)
  if (kept.length === 0 && uneatenPortions === 0) return { kind: 'this-day' }
  return {
    kind: 'split',
    keptDates: [...new Set(kept)].toSorted(),
    because: uneatenPortions > 0 && kept.length > 0 ? 'EATEN' : null,
    uneatenPortions,
  }
}
