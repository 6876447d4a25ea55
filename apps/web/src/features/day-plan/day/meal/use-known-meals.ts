import { useEffect } from 'react'
import { reportError } from '../../../../platform/errors/report-error.ts'
import type { MealCardFragment } from '../../../../domain/day-plan/day-plan.gen.ts'
import { isMealType } from '../../../../domain/meal/meal-grounds.ts'

/** The meals of a day that this page can show. Meals of an unknown type, sent by a newer server, are reported and left out. */
export function useKnownMeals(meals: readonly MealCardFragment[]): readonly MealCardFragment[] {
  const unknown = meals.map(({ mealType }): string => mealType.type).filter((type) => !isMealType(type))
  const names = unknown.join(', ')
  useEffect(() => {
    if (names !== '') reportError(`Unknown type of meal: ${names}`)
  }, [names])
  return meals.filter(({ mealType }) => isMealType(mealType.type))
}
