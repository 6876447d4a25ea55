import type { Meal, PictureHints } from '@dayplate/nutrition'
import { GLAZE_NAMES } from '../relief/crockery/glaze-names.ts'
import {
  type ComposedDish,
  type Composition,
  PLACES,
  PLATED_FORMS,
  type PlatedForm,
  VESSELS,
} from '../relief/plated-meal.ts'
import { readState } from './state-notation.ts'

/** The form an editor gave the main dish; null when none. */
export const hintedForm = (hints: PictureHints | undefined): PlatedForm | null =>
  PLATED_FORMS.find((form) => form === hints?.form) ?? null

/** Places of the dishes beside the main one, in their order. */
export function withHintedPlaces(
  places: readonly ComposedDish['place'][],
  main: number,
  hints: PictureHints | undefined,
): readonly ComposedDish['place'][] {
  const hinted = [...(hints?.sides ?? [])]
  return places.map((place, index) => {
    if (index === main) return place
    const side = hinted.shift()
    return PLACES.find((known) => known === side) ?? place
  })
}

/** Crockery and states as an editor wrote them. */
export function withHintedStates(
  composition: Composition,
  { dishes }: Pick<Meal, 'dishes'>,
  hints: PictureHints | undefined,
): Composition {
  if (hints === undefined) return composition
  const stateOf = (foodId: string | undefined) => (foodId === undefined ? undefined : hints.states?.[foodId]?.join(','))
  const glaze = GLAZE_NAMES.find((known) => known === hints.glaze)
  return {
    ...(glaze === undefined ? {} : { glaze }),
    vessel: VESSELS.find((vessel) => vessel === hints.vessel) ?? composition.vessel,
    dishes: composition.dishes.map((dish, at) => ({
      ...dish,
      states: dish.states.map((state, index) => {
        const written = stateOf(dishes[at]?.ingredients[index]?.foodId)
        return written === undefined ? state : readState(written)
      }),
    })),
  }
}
