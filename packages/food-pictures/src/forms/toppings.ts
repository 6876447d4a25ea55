import type { Topping } from '../foods/food-drawing.ts'
import type { DrawnFood } from './order.ts'
import type { Served, Toppings } from './serving.ts'

const MOST_CLUSTERS = 5
const MOST_SCATTERS = 3
/** A plate shows at most six foods well; lighter ones beyond that are left out. */
const BUSY_PLATE = 6
/** A smaller amount of a side is a seasoning, in grams. */
const SMALLEST_SIDE_G = 8

/** The drawing of a food on or beside another one; null when such an amount is not visible. */
export function toppingOf({ foodId, grams, drawing }: DrawnFood): Served<Topping> | null {
  if (drawing.role === 'scatter' || drawing.role === 'drizzle') return { ...drawing, foodId }
  const topping = drawing.role === 'cluster' ? drawing : drawing.aside
  if (!topping || (topping.role === 'cluster' && grams < SMALLEST_SIDE_G)) return null
  return { ...topping, foodId }
}

/** The heaviest foods as toppings, within the limits of one plate. `taken` is the number of foods already visible. */
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
