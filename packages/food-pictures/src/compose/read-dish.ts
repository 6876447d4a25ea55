import type { Dish } from '@dayplate/nutrition'
import type { RoleOf } from './food-kinds.ts'
import type { Handling } from './kitchen.ts'
import { readHandlings } from './read-handlings.ts'
import { wordsOfSteps } from './read-sentences.ts'

/** A food of a dish with what its steps do to it. */
export interface ReadFood {
  readonly index: number
  readonly id: string
  readonly role: string | null
  readonly grams: number
  readonly handling: Handling
}

/** A dish as rules read it. */
export interface ReadDish {
  /** In small letters. */
  readonly name: string
  readonly text: string
  readonly foods: readonly ReadFood[]
}

export function readDish(dish: Pick<Dish, 'name' | 'ingredients' | 'steps'>, roleOf: RoleOf): ReadDish {
  const handlings = readHandlings(dish)
  const foods = dish.ingredients.flatMap(({ foodId, grams }, index): readonly ReadFood[] => {
    const handling = handlings[index]
    return handling === undefined ? [] : [{ index, id: foodId, role: roleOf(foodId), grams, handling }]
  })
  return { name: dish.name.toLowerCase(), text: wordsOfSteps(dish), foods }
}

/** The foods of a dish from the heaviest; water is none. */
export const heaviestFirst = ({ foods }: ReadDish): readonly ReadFood[] =>
  foods.filter(({ id }) => id !== 'water').toSorted((one, other) => other.grams - one.grams)
