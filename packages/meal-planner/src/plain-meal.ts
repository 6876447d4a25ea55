import type { PlannableMeal } from './plan-request.ts'

/** For tests: a quick lunch of 500 kcal that resembles no other meal, with the given differences. */
export function plainMeal(different: Partial<PlannableMeal> = {}): PlannableMeal {
  return {
    id: 'plain',
    type: 'lunch',
    macros: { kcal: 500, proteinG: 25, fatG: 15, carbohydrateG: 65 },
    portionStep: 0.25,
    keepsDays: 0,
    preparationMinutes: 20,
    fullPlateScale: 2.5,
    mostScaleOfKinds: Number.POSITIVE_INFINITY,
    holds: [],
    replaces: [],
    seasons: ['spring'],
    mainFoodIds: [],
    boughtFoods: [],
    leadFoodId: null,
    dishes: [],
    ...different,
  }
}
