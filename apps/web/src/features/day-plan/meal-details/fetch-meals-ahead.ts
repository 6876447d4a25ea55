import type { CalendarDay } from '@dayplate/dates'
import { sendQuery } from '../../../platform/graphql-client/send-query.ts'
import type { NormalDayFragment } from '../day-plan.gen.ts'
import { isMealType } from '../../../domain/meal/meal-grounds.ts'
import { MealDetailsDocument } from './meal-details.gen.ts'
import { askedMeal } from './use-meal-details.ts'

interface MealsAhead extends Pick<NormalDayFragment, 'setId' | 'events'> {
  readonly date: CalendarDay
  readonly signal: AbortSignal
}

/** One after the other, for nobody waits; what is in the cache already costs nothing. */
export async function fetchMealsAhead({ setId, events, date, signal }: MealsAhead): Promise<void> {
  // A gateway that says a type we do not know would not know what we ask by it.
  for (const meal of events.filter(({ mealType }) => isMealType(mealType.type))) {
    if (signal.aborted) return
    // The cleared plate is there at once when the meal is marked as eaten.
    new Image().src = meal.eatenImageUrl
    await sendQuery(MealDetailsDocument, askedMeal({ setId, meal, date }))
  }
}
