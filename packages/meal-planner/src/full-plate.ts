import {
  type Food,
  type FoodById,
  isLiver,
  isTapWater,
  type Meal,
  mealFoods,
  type MealType,
  mostGrams,
  type ReplacementRole,
} from '@dayplate/nutrition'

/**
 * Raw edible weight that fills the plate or bowl of a meal, in g, without water. Vegetables lose a third or more of their weight in the pan. Our rule.
 */
const PLATE_G: Readonly<Record<MealType, number>> = { breakfast: 580, lunch: 830, snack: 330, dinner: 780 }

/**
 * Maximum of one food on a full plate of lunch or dinner, in g, for foods that swell, are filling or come in cans.
 * Without it a plate could contain 170 g of dry lentils or two scoops of protein powder. Our rule.
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

/** Limit for any other food, as a multiple of the most that a base portion may contain. Our rule. */
const MOST_OF_A_FOOD = 1.2

/** Maximum of foods of one kind in one dish, in g: more is a bowl and a half of vegetables, or tastes of oil. Our rule. */
const MOST_G_OF_A_DISH = [
  { isOne: isVegetable, mostG: 400 },
  { isOne: isOil, mostG: 25 },
] as const

/** Liver on a full plate, in g, for people who choose it themselves: see `holdsLiver`. Our rule. */
const MOST_LIVER_G = 100

/** Limits of the smaller meals, as a share of those for lunch and dinner. Our rule. */
const PART_OF_A_MAIN: Readonly<Record<MealType, number>> = { breakfast: 0.85, lunch: 1, snack: 0.7, dinner: 1 }

/** Base portions of a meal that fill a plate; at least one, because recipes are written for one portion. */
export function fullPlateScale(meal: Meal, foodById: FoodById): number {
  const parts = mealFoods(meal, foodById).filter(({ food }) => !isTapWater(food))
  const grams = parts.reduce((sum, { ingredient }) => sum + ingredient.grams, 0)
  const byFood = parts.map(({ food, ingredient }) => (PART_OF_A_MAIN[meal.type] * mostOnPlate(food)) / ingredient.grams)
  return Math.max(1, Math.min(PLATE_G[meal.type] / grams, ...byFood))
}

/**
 * Base portions up to which no dish of a meal holds too much of one kind of food; at least one. Unlike a plate it does
 * not grow with the energy of a day.
 */
export function mostScaleOfKinds(meal: Meal, foodById: FoodById): number {
  const limits = meal.dishes.flatMap((dish) => {
    const parts = mealFoods({ ...meal, dishes: [dish] }, foodById)
    return MOST_G_OF_A_DISH.map(({ isOne, mostG }) => mostG / gramsOf(parts, isOne))
  })
  return Math.max(1, Math.min(...limits))
}

const gramsOf = (parts: ReturnType<typeof mealFoods>, isOne: (food: Food) => boolean): number =>
  parts.reduce((sum, { food, ingredient }) => sum + (isOne(food) ? ingredient.grams : 0), 0)

/** Potatoes and other starchy roots are eaten as grains are. */
function isVegetable({ category, role }: Food): boolean {
  return category === 'vegetables' && role !== 'starchy-root'
}

function isOil({ role }: Food): boolean {
  return role === 'oil' || role === 'aromatic-oil'
}

function mostOnPlate(food: Food): number {
  if (isLiver(food)) return MOST_LIVER_G
  const ofRole = food.role === null ? undefined : MOST_G_OF_ROLE[food.role]
  return ofRole ?? MOST_OF_A_FOOD * mostGrams(food)
}
