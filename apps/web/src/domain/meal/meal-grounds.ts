import { mealGround, type MealGroundName } from '../../ui/meal-ground/meal-ground.ts'

/** The types of meals, as the gateway names them. */
export type MealTypeName = 'Breakfast' | 'Lunch' | 'Snack' | 'Dinner'

/** The name of the ground of each meal's time of day. */
export const MEAL_GROUNDS: Readonly<Record<MealTypeName, MealGroundName>> = {
  Breakfast: 'breakfast',
  Lunch: 'lunch',
  Snack: 'snack',
  Dinner: 'dinner',
}

/** Whether a meal's type, from an address or from a newer server, is one that this page knows. */
export const isMealType = (value: string | null): value is MealTypeName =>
  value !== null && Object.hasOwn(MEAL_GROUNDS, value)

/** The ground behind the food of a meal. */
export const groundOf = (type: MealTypeName) => ({ background: mealGround(MEAL_GROUNDS[type]) })
