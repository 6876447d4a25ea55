import {
  type ComposedDish,
  type Composition,
  type FoodState,
  readState,
  writeState,
} from '@dayplate/food-pictures/compose'

/** A dish as the generated module stores it: its states as words, in the order of its ingredients. */
export interface WrittenDish extends Omit<ComposedDish, 'states'> {
  readonly states: readonly string[]
}

/** How a recipe is drawn, written shortly, because it has some ten states of which most are alike. */
export interface WrittenPicture extends Omit<Composition, 'dishes'> {
  readonly id: string
  readonly dishes: readonly WrittenDish[]
}

export function writePicture(id: string, { dishes, ...crockery }: Composition): WrittenPicture {
  return { id, ...crockery, dishes: dishes.map((dish) => ({ ...dish, states: dish.states.map(writeState) })) }
}

/** Equal states become one object. */
export function readPictures(written: readonly WrittenPicture[]): ReadonlyMap<string, Composition> {
  const known = new Map<string, FoodState>()
  const stateOf = (words: string): FoodState => {
    const state = known.get(words) ?? readState(words)
    known.set(words, state)
    return state
  }
  return new Map(
    written.map(({ id, dishes, ...crockery }) => [
      id,
      { ...crockery, dishes: dishes.map((dish) => ({ ...dish, states: dish.states.map(stateOf) })) },
    ]),
  )
}
