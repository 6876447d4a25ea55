import { MEAL_GROUNDS } from '../../../../domain/meal/meal-grounds.ts'
import type { MealTypeName } from '../../../../domain/day-plan/day-plan.gen.ts'

/** The id of the button that opens a meal's details. The focus returns to it when they close. */
export const titleIdOf = (type: MealTypeName): string => `meal-${MEAL_GROUNDS[type]}`
