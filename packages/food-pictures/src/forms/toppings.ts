import type { Topping } from '../foods/food-drawing.ts'
import type { DrawnFood } from './order.ts'
import type { Served, Toppings } from './serving.ts'

const MOST_CLUSTERS = 5
const MOST_SCATTERS = 3
/** Six visible things are the most a plate carries well; beyond that the lighter ones stay in the kitchen. */
const BUSY_PLATE = 6
/** Less than this of a side is a seasoning, grams. */
const SMALLEST_SIDE_G = 8

/** How a food looks on or beside another one; null when a little of it is not seen at all. */
export function toppingOf({ foodId, grams, drawing }: DrawnFood): Served<Topping> | null {
  if (drawing.role === 'scatter' || drawing.role === 'drizzle') return { ...drawing, foodId }
  const topping = drawing.role === 'cluster' ? drawing : drawing.aside
  if (!topping || (topping.role === 'cluster' && grams < SMALLEST_SIDE_G)) return null
  return { ...topping, foodId }
}

/** The heaviest foods as toppings, within the limits of one plate. `taken` counts what is visible already. */
export function chooseToppings(foods: readonly DrawnFood[], taken = 0): Toppings {
  const all = foods.flatMap((food) => toppingOf(food) ?? [])
  const clusters = all.filter((topping) => topping.role === 'cluster').slice(0, Math.max(2, MOST_CLUSTERS - taken))
  const room = Math.max(1, BUSY_PLATE - clusters.length - taken)
  return {
    clusters,
    scatters: all.filter((topping) => topping.role === 'scatter').slice(0, Math.min(MOST_SCATTERS, room)),
    drizzle: all.find((topping) => topping.role === 'drizzle') ?? null,
  }
}
