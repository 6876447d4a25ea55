import type { DishFragment } from './meal-details.gen.ts'

/** A dish of a meal that is cooked once for several days. Its portions and days are those of all dishes in the pot. */
export type DishInPot = DishFragment & { readonly pot: NonNullable<DishFragment['pot']> }

/** The first dish in the pot of a meal; null without a pot. Dishes that are made fresh each day are in none. */
export const firstInPot = (dishes: readonly DishFragment[]): DishInPot | null => dishes.find(isInPot) ?? null

const isInPot = (dish: DishFragment): dish is DishInPot => dish.pot !== null
