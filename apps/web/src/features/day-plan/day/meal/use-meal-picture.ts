import { MEAL_GROUNDS } from '../../../../domain/meal/meal-grounds.ts'
import { type ArrivingPicture, useArrivingPicture } from '../../../../domain/meal-media/use-arriving-picture.ts'
import { mealPlates } from '../../../../ui/plate-state/plate-pictures.ts'
import type { MealCardFragment } from '../../../../domain/day-plan/day-plan.gen.ts'

type Pictured = Pick<MealCardFragment, 'mealType' | 'preparationImageUrl' | 'eatenImageUrl'>

/** The picture of a meal's full or empty plate. If it does not load, a drawn plate for the meal type replaces it. */
export function useMealPicture(
  { mealType, preparationImageUrl, eatenImageUrl }: Pictured,
  isEaten: boolean,
): ArrivingPicture {
  return useArrivingPicture(isEaten ? eatenImageUrl : preparationImageUrl, mealPlates[MEAL_GROUNDS[mealType.type]])
}
