import type { MealGroundName } from '../../ui/meal-ground/meal-ground.ts'
import type { MealTypeName } from './home.gen.ts'

const GROUNDS: Readonly<Record<MealTypeName, MealGroundName>> = {
  Breakfast: 'breakfast',
  Lunch: 'lunch',
  Snack: 'snack',
  Dinner: 'dinner',
}

/** The ground behind the food of a meal. */
export const groundOf = (type: MealTypeName): MealGroundName => GROUNDS[type]
