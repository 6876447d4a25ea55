import type { BedDrawing } from '../foods/food-drawing.ts'
import type { DrawnFood, Order } from './order.ts'

export type BedFood = DrawnFood & { readonly drawing: BedDrawing }

/** Grams times spread that fill a dish; less of it lies aside. */
const FILLS_A_DISH = 80

const isBedFood = (food: DrawnFood): food is BedFood => food.drawing.role === 'bed'
const coverage = ({ grams, drawing }: BedFood): number => grams * drawing.spread

/** The food that fills the dish, or null. */
export function chooseBed(order: Order): BedFood | null {
  const [widest] = order.foods.filter(isBedFood).toSorted((a, b) => coverage(b) - coverage(a))
  return widest && coverage(widest) >= FILLS_A_DISH ? widest : null
}
