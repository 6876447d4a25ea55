import type { PlatedFood } from '../plated-meal.ts'
import type { ServedDish } from '../scene/stage.ts'

/** Less milk than this is no drink of its own, in grams. */
const LEAST_G = 100

const isMilk = ({ role, isTakenIn, grams }: PlatedFood): boolean =>
  role === 'milk-like' && !isTakenIn && grams >= LEAST_G

interface WithDrink {
  readonly main: ServedDish | undefined
  /** A cup beside the plate; undefined when nothing is drunk. */
  readonly drink: ServedDish | undefined
}

/** Milk that is drunk with a plate of fruit stands in a cup beside it. */
export function splitDrink(main: ServedDish | undefined): WithDrink {
  if (main?.dish.form !== 'fruit-plate' || !main.dish.foods.some(isMilk)) return { main, drink: undefined }
  const { dish } = main
  const drunk = dish.foods.filter(isMilk)
  return {
    main: { ...main, dish: { ...dish, foods: dish.foods.filter((food) => !drunk.includes(food)) } },
    drink: { ...main, dish: { ...dish, form: 'drink', place: 'bowl', foods: drunk } },
  }
}
