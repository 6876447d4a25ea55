/** The meals of a day, each with its own background colour. */
export type MealGroundName = 'breakfast' | 'lunch' | 'snack' | 'dinner'

/** The background colour of a meal in the current theme. */
export const mealGround = (meal: MealGroundName): string => `var(--meal-${meal})`
