import { cluster } from '../foods/food-drawing.ts'
import { crumble } from '../pieces/plant-protein.ts'
import { MINCED } from './kinds-of-food.ts'
import { hasWord, type DrawnFood, type Order } from './order.ts'

const SHAPED_WORDS = new Set([
  'meatball',
  'klopsiki',
  'klopsy',
  'pulpety',
  'kotlety',
  'kofta',
  'patties',
  'patty',
  'cutlet',
  'burger',
])
const mincedCrumbs = cluster(crumble({ shade: '#6B3C23', light: '#95603A' }), 12, { pitch: 5.6 })

/** Meat and fish cut small, and mince loose as in a sauce; meatballs keep their shape. */
export function inBites(order: Order): Order {
  const isShaped = hasWord(order, SHAPED_WORDS)
  const bite = (food: DrawnFood): DrawnFood => {
    if (food.drawing.role === 'hero') return { ...food, drawing: food.drawing.aside }
    return MINCED.includes(food.foodId) && !isShaped ? { ...food, drawing: mincedCrumbs } : food
  }
  return { ...order, foods: order.foods.map(bite) }
}
