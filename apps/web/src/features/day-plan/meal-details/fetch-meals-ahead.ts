import type { CalendarDay } from '@dayplate/dates'
import { sendQuery } from '../../../platform/graphql-client/send-query.ts'
import { preloadPlate } from '../../../domain/meal-media/preload-plate.ts'
import type { NormalDayFragment } from '../../../domain/day-plan/day-plan.gen.ts'
import { isMealType } from '../../../domain/meal/meal-grounds.ts'
import { MealDetailsDocument } from './meal-details.gen.ts'
import { PLATE_SIZE } from '../day/meal/plate-size.ts'
import { askedMeal } from './use-meal-details.ts'

interface MealsAhead extends Pick<NormalDayFragment, 'setId' | 'events'> {
  readonly date: CalendarDay
  readonly signal: AbortSignal
}

/** Fetches the details of a day's meals one after the other, because nothing waits for them. Cached details cause no request. */
export async function fetchMealsAhead({ setId, events, date, signal }: MealsAhead): Promise<void> {
  // Skips meals of a type unknown to this page, because the page does not show them.
  for (const meal of events.filter(({ mealType }) => isMealType(mealType.type))) {
    if (signal.aborted) return
    // Preloads the picture of the empty plate, so that it appears at once when the user marks the meal as eaten.
    void preloadPlate(meal.eatenImageUrl, PLATE_SIZE)
    await sendQuery(MealDetailsDocument, askedMeal({ setId, meal, date }))
  }
}
