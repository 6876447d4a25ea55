import { excludedIn, ordinaryMealId, recipeIdOf, type Exclusions } from '@dayplate/nutrition'
import type { Catalogue } from './catalogue.ts'

/** The id of the form of a meal that a person gets: the ordinary one, unless they exclude something in it. */
export function offeredForm(
  { currentByMealId, foodById }: Pick<Catalogue, 'currentByMealId' | 'foodById'>,
  mealId: string,
  exclusions: Exclusions,
): string {
  const recipeId = recipeIdOf(mealId)
  const ordinary = currentByMealId.get(ordinaryMealId(recipeId))
  if (ordinary === undefined) return recipeId
  const foods = ordinary.dishes.flatMap(({ ingredients }) =>
    ingredients.flatMap(({ foodId }) => foodById.get(foodId) ?? []),
  )
  return excludedIn(foods, exclusions).length === 0 ? ordinary.mealId : recipeId
}
