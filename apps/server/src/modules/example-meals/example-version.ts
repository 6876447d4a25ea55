import { NO_EXCLUSIONS } from '@dayplate/nutrition'
import type { ExampleMeal } from '@dayplate/rules/example-meals'
import { offeredForm, type Catalogue, type MealVersion } from '../catalogue/index.ts'

/** An example meal as people without exclusions get it; null if the operator took it out of the catalogue. */
export const exampleVersion = (catalogue: Catalogue, { mealId }: ExampleMeal): MealVersion | null =>
  catalogue.currentByMealId.get(offeredForm(catalogue, mealId, NO_EXCLUSIONS)) ?? null
