import type { BaseDrawing } from '../foods/food-drawing.ts'
import { inBites } from './in-bites.ts'
import { needsBread } from './guess-form.ts'
import { formOfWords } from './form-words.ts'
import { without, type DrawnFood, type Order } from './order.ts'
import { servePlain } from './serve-plain.ts'
import { EMPTY_SERVING, type Serving } from './serving.ts'
import { chooseToppings } from './toppings.ts'

type BaseFood = DrawnFood & { readonly drawing: BaseDrawing }
const isBaseFood = (food: DrawnFood): food is BaseFood => food.drawing.role === 'base'

/** Bread with a smaller share of the meal's weight is a side. */
const SIDE_BREAD = 0.05

const namesBread = (words: readonly string[]): boolean => {
  const named = formOfWords(words)
  return named !== null && needsBread(named)
}
const isSide = ({ grams }: BaseFood, order: Order): boolean =>
  grams < SIDE_BREAD * order.ingredients.reduce((sum, food) => sum + food.grams, 0) && !namesBread(order.words)

/** Slices or wraps with the rest on top or beside; a plain plate when the bread is a side of the meal, or missing. */
export function serveOnBread(order: Order): Serving {
  const bread = order.foods.find(isBaseFood)
  if (!bread || isSide(bread, order)) return servePlain({ ...order, form: 'bowl' })
  const toppings = chooseToppings(inBites(without(order, isBaseFood)).foods, 1)
  return {
    ...EMPTY_SERVING,
    ...toppings,
    layout: bread.drawing.isWrap ? 'wraps' : 'slices',
    base: { ...bread.drawing, foodId: bread.foodId },
  }
}
