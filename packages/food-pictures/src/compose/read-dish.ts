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

const DRY_ROLES: ReadonlySet<string> = new Set(['pulse-dry', 'lentil-dry', 'split-pulse', 'dry-soy', 'cooked-grain'])

/** Dry pulses and grains take up water of some one and a half times their weight. */
const SWELLING = 2.5

/** What a food weighs on the plate. */
export const cookedGrams = ({ role, grams }: Pick<ReadFood, 'role' | 'grams'>): number =>
  role !== null && DRY_ROLES.has(role) ? grams * SWELLING : grams

/** The foods of a dish from the heaviest; water is none. */
export const heaviestFirst = ({ foods }: ReadDish): readonly ReadFood[] =>
  foods.filter(({ id }) => id !== 'water').toSorted((one, other) => other.grams - one.grams)
