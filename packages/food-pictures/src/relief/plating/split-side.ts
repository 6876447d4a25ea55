import type { PlatedDish } from '../plated-meal.ts'
import type { ServedDish } from '../scene/stage.ts'
import { isBoiledWhole } from './food-kinds.ts'

/** A side of potatoes and vegetables that were boiled by themselves takes two places on the plate. */
export function splitSide(served: ServedDish): readonly ServedDish[] {
  const { dish } = served
  if (dish.form !== 'vegetables') return [served]
  const potatoes = dish.foods.filter(isBoiledWhole)
  const others = dish.foods.filter((food) => !isBoiledWhole(food))
  const isMixed =
    potatoes.length > 0 && others.some(({ isTakenIn, isGarnish, grams }) => !isTakenIn && !isGarnish && grams >= 40)
  if (!isMixed) return [served]
  const part = (foods: PlatedDish['foods']): ServedDish => ({ ...served, dish: { ...dish, foods } })
  return [part(potatoes), part(others)]
}
