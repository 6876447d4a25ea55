import type { Dish, Meal } from '../meal.ts'

/** A food and its edible grams in one base portion. */
export type SampleAmount = readonly [foodId: string, grams: number]

/** For tests: a quick lunch of one dish for the whole year, eaten at once, with the given differences. */
export function sampleMeal(amounts: readonly SampleAmount[], different: Partial<Meal> = {}): Meal {
  return {
    id: 'sample-meal',
    name: 'Sample meal',
    type: 'lunch',
    dishes: [sampleDish(amounts)],
    preparationMinutes: 10,
    seasons: ['spring', 'summer', 'autumn', 'winter'],
    keepsDays: 0,
    eveningNote: null,
    holidayId: null,
    video: null,
    ...different,
  }
}

/** For tests: a dish of these foods, none of them optional. */
export function sampleDish(amounts: readonly SampleAmount[], name = 'Sample dish'): Dish {
  return {
    name,
    ingredients: amounts.map(([foodId, grams]) => ({ foodId, grams, isOptional: false })),
    steps: [['Cook.']],
  }
}
