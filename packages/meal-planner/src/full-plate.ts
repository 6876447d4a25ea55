import {
  type Food,
  type FoodById,
  type Meal,
  mealFoods,
  type MealType,
  mostGrams,
  type ReplacementRole,
} from '@dayplate/nutrition'

/**
 * Raw edible weight that fills the plate or bowl of a meal, in g; water is not in it, and vegetables lose a
 * third and more of theirs in the pan. Our rule.
 */
const PLATE_G: Readonly<Record<MealType, number>> = { breakfast: 580, lunch: 830, snack: 330, dinner: 780 }

/**
 * Most of one food that a full plate of lunch or dinner holds, in g, where it swells, is filling or comes in a can: nobody eats
 * 170 g of dry lentils or two scoops of protein powder at once. Our rule.
 */
const MOST_G_OF_ROLE: Partial<Readonly<Record<ReplacementRole, number>>> = {
  'pulse-dry': 100,
  'lentil-dry': 100,
  'split-pulse': 100,
  // One can, drained.
  'pulse-canned': 240,
  'green-pulse': 220,
  'dry-soy': 70,
  'tofu-like': 240,
  'protein-powder': 35,
  'canned-fish': 120,
  egg: 168,
}

/** Of any other food, as a multiple of the most that a base portion may hold. Our rule. */
const MOST_OF_A_FOOD = 1.2

/** The same for the smaller meals, in parts of what lunch and dinner allow. Our rule. */
const PART_OF_A_MAIN: Readonly<Record<MealType, number>> = { breakfast: 0.85, lunch: 1, snack: 0.7, dinner: 1 }

/** Base portions of a meal that fill a plate; never less than one, which is what its recipe was written for. */
export function fullPlateScale(meal: Meal, foodById: FoodById): number {
  const parts = mealFoods(meal, foodById)
  const grams = parts.reduce((sum, { ingredient }) => sum + ingredient.grams, 0)
  const byFood = parts.map(({ food, ingredient }) => (PART_OF_A_MAIN[meal.type] * mostOnPlate(food)) / ingredient.grams)
  return Math.max(1, Math.min(PLATE_G[meal.type] / grams, ...byFood))
}

function mostOnPlate(food: Food): number {
  const ofRole = food.role === null ? undefined : MOST_G_OF_ROLE[food.role]
  return ofRole ?? MOST_OF_A_FOOD * mostGrams(food)
}
