import { grains } from '../foods/grains.ts'
import { MILKS } from './kinds-of-food.ts'
import type { BedDrawing } from '../foods/food-drawing.ts'
import type { DrawnFood, Order } from './order.ts'

export type BedFood = DrawnFood & { readonly drawing: BedDrawing }

/** Grams times spread that fill a dish; a smaller amount becomes a side. */
const FILLS_A_DISH = 80

const isBedFood = (food: DrawnFood): food is BedFood => food.drawing.role === 'bed'
const spreadOf = ({ grams, drawing }: BedFood): number => grams * drawing.spread
const isGrain = ({ foodId, drawing }: BedFood): boolean => Object.hasOwn(grains, foodId) && drawing.spread > 1

/** A snack has a small dish, which this much fills if the food is most of the snack. */
const FILLS_A_SMALL_DISH = 45

function fills(coverage: number, food: BedFood, order: Order): boolean {
  const total = order.ingredients.reduce((sum, { grams }) => sum + grams, 0)
  const isMost = !food.drawing.isWet && coverage >= total / 2
  return coverage >= (isMost ? FILLS_A_SMALL_DISH : FILLS_A_DISH)
}

/** The food that fills the dish, or null. Grains absorb the milk they are cooked in. */
export function chooseBed(order: Order): BedFood | null {
  const beds = order.foods.filter(isBedFood)
  const milk = beds.filter(({ foodId }) => MILKS.includes(foodId)).reduce((sum, food) => sum + spreadOf(food), 0)
  const coverage = (food: BedFood): number => spreadOf(food) + (isGrain(food) ? milk : 0)
  const [widest] = beds.toSorted((a, b) => coverage(b) - coverage(a))
  return widest && fills(coverage(widest), widest, order) ? widest : null
}
