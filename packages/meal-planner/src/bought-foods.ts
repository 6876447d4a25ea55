import {
  type Food,
  type FoodById,
  type FoodCategory,
  isLooseProduce,
  isTapWater,
  type Meal,
  mealFoods,
} from '@dayplate/nutrition'

/** A food that somebody buys to cook a meal. */
export interface BoughtFood {
  readonly foodId: string
  /**
   * Grams left in the opened packs when only one base portion is cooked from them, if the food spoils within days; 0 if
   * it keeps or is sold by weight, piece or bunch.
   */
  readonly freshLeftG: number
}

/** Categories most of whose food spoils within days of opening; a jar of capers among them counts as if it did. */
const FRESH: ReadonlySet<FoodCategory> = new Set(['vegetables', 'fruit', 'bread', 'dairy', 'meat', 'fish'])

const WHOLE_PERCENT = 100

/** All foods of a meal but seasonings, which are at home, and tap water. In the order of their ids, each once. */
export function boughtFoods(meal: Meal, foodById: FoodById): readonly BoughtFood[] {
  const bought = mealFoods(meal, foodById).filter(({ food }) => !food.isSeasoning && !isTapWater(food))
  return [...Map.groupBy(bought, ({ food }) => food)]
    .map(([food, parts]) => ({
      foodId: food.id,
      freshLeftG: FRESH.has(food.category)
        ? leftInPacks(food, sumOf(parts.map(({ ingredient }) => ingredient.grams)))
        : 0,
    }))
    .toSorted((a, b) => (a.foodId < b.foodId ? -1 : 1))
}

/** From the smallest packs that hold the amount, peel and bones included. */
function leftInPacks(food: Food, edibleG: number): number {
  const { packsG, ediblePercent } = food
  if (packsG.length === 0 || isLooseProduce(food)) return 0
  const smallest = Math.min(...packsG)
  const needed = (edibleG * WHOLE_PERCENT) / ediblePercent
  return Math.ceil(needed / smallest) * smallest - needed
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
