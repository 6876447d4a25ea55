import type { PlatedDish } from '../plated-meal.ts'
import type { ServedDish } from '../scene/stage.ts'
import { isBoiledWhole, isGrain } from './food-kinds.ts'

/** Less has no place of its own, in grams. */
const LEAST_G = 40

/** A side of potatoes and vegetables that were boiled by themselves takes two places on the plate, as does a stew with its rice. */
export function splitSide(served: ServedDish): readonly ServedDish[] {
  const { dish } = served
  const part = (foods: PlatedDish['foods'], form = dish.form): ServedDish => ({
    ...served,
    dish: { ...dish, form, foods },
  })
  if (dish.form === 'stew') {
    const grains = dish.foods.filter((food) => isGrain(food) && !food.heats.includes('stewed') && food.grams >= LEAST_G)
    const stewed = dish.foods.filter((food) => !grains.includes(food))
    const isApart = grains.length > 0 && stewed.some(({ isTakenIn, grams }) => !isTakenIn && grams >= LEAST_G)
    return isApart ? [part(stewed), part(grains, 'grain')] : [served]
  }
  if (dish.form !== 'vegetables') return [served]
  const potatoes = dish.foods.filter(isBoiledWhole)
  const others = dish.foods.filter((food) => !isBoiledWhole(food))
  const isMixed =
    potatoes.length > 0 &&
    others.some(({ isTakenIn, isGarnish, grams }) => !isTakenIn && !isGarnish && grams >= LEAST_G)
  if (!isMixed) return [served]
  return [part(potatoes), part(others)]
}
