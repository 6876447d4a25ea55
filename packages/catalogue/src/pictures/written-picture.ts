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
export interface WrittenPicture {
  readonly id: string
  readonly vessel: Composition['vessel']
  readonly dishes: readonly WrittenDish[]
}

export function writePicture(id: string, { vessel, dishes }: Composition): WrittenPicture {
  return { id, vessel, dishes: dishes.map((dish) => ({ ...dish, states: dish.states.map(writeState) })) }
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
    written.map(({ id, vessel, dishes }) => [
      id,
      { vessel, dishes: dishes.map((dish) => ({ ...dish, states: dish.states.map(stateOf) })) },
    ]),
  )
}
