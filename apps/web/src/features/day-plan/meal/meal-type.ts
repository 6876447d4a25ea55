import { MEAL_GROUNDS } from '../../../domain/meal/meal-grounds.ts'
import type { MealTypeName } from '../day-plan.gen.ts'

/** The id of what opens a meal's details, where the focus is again when they close. */
export const titleIdOf = (type: MealTypeName): string => `meal-${MEAL_GROUNDS[type]}`
