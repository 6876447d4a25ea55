import { mealGround, type MealGroundName } from '../../ui/meal-ground/meal-ground.ts'

/** The types of meals on the wire. */
export type MealTypeName = 'Breakfast' | 'Lunch' | 'Snack' | 'Dinner'

/** The background name of each meal type. */
export const MEAL_GROUNDS: Readonly<Record<MealTypeName, MealGroundName>> = {
  Breakfast: 'breakfast',
  Lunch: 'lunch',
  Snack: 'snack',
  Dinner: 'dinner',
}

/** Whether a meal type from an address or from a newer server is known to this page. */
export const isMealType = (value: string | null): value is MealTypeName =>
  value !== null && Object.hasOwn(MEAL_GROUNDS, value)

/** The background style of a meal. */
export const groundOf = (type: MealTypeName) => ({ background: mealGround(MEAL_GROUNDS[type]) })
