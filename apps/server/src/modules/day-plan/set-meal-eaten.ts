import { compareDays, type CalendarDay } from '@dayplate/dates'
import { instantOf } from '../../platform/clock/clock.ts'
import type { FieldError } from '../../platform/graphql/validation-exception.ts'
import type { Services } from '../../services.ts'
import { loadMissingVersions } from '../catalogue/index.ts'
import {
  requireVersion,
  deleteEaten,
  findStoredDay,
  insertEatenOfSet,
  type StoredDay,
  type PlannedMeal,
} from '../stored-plans/index.ts'
import { mealKeyOf } from './present-meal.ts'

export interface EatenRequest {
  readonly date: CalendarDay
  readonly setId: string
  readonly mealId: string
  readonly mealKey: string
  readonly eaten: boolean
}

export type SetMealEatenOutcome =
  | { readonly kind: 'set'; readonly day: StoredDay; readonly planned: PlannedMeal; readonly isEaten: boolean }
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] }

const refused = (fieldName: string, message: string): SetMealEatenOutcome => ({
  kind: 'refused',
  errors: [{ fieldName, messages: [message] }],
})

/**
 * Marks a meal of the user's own day. Refuses a set that was replaced in the meantime, so that an outdated page marks nothing.
 */
export async function setMealEaten(
  services: Services,
  { userId, today }: { readonly userId: string; readonly today: CalendarDay },
  request: EatenRequest,
): Promise<SetMealEatenOutcome> {
  // Future days may still be planned again, so none of their meals can be eaten yet.
  if (compareDays(request.date, today) > 0) return refused('date', 'day-plan/not-yet')
  const day = await findStoredDay(services.db, userId, request.date)
  if (day === null) return refused('date', 'day-plan/no-plan')
  if (day.setId !== request.setId) return refused('setId', 'day-plan/plan-has-changed')
  const planned = day.document.meals.find((meal) => mealKeyOf(day, meal.type) === request.mealKey)
  if (planned === undefined) return refused('mealKey', 'day-plan/no-such-meal')
  await loadMissingVersions(services, [planned.version])
  if (requireVersion(services.catalogue, planned.version).mealId !== request.mealId) {
    return refused('mealId', 'day-plan/no-such-meal')
  }
  const mark = { userId, date: request.date, mealType: planned.type }
  if (!request.eaten) await deleteEaten(services.db, mark)
  else if (!(await insertEatenOfSet(services.db, { ...mark, setId: day.setId }, instantOf(services.clock)))) {
    return refused('setId', 'day-plan/plan-has-changed')
  }
  return { kind: 'set', day, planned, isEaten: request.eaten }
}
