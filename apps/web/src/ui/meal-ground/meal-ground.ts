/** The meals of a day, each with a ground of its own behind its food. */
export type MealGroundName = 'breakfast' | 'lunch' | 'snack' | 'dinner'

/** The colour behind the food of a meal, in the theme in use. */
export const mealGround = (meal: MealGroundName): string => `var(--meal-${meal})`
