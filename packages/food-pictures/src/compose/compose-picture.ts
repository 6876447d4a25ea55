import type { Meal } from '@dayplate/nutrition'
import { createRandom } from '../drawing/random.ts'
import type { ComposedDish, Composition, PlatedForm } from '../relief/plated-meal.ts'
import { hintedForm, withHintedPlaces, withHintedStates } from './apply-hints.ts'
import type { RoleOf } from './food-kinds.ts'
import { formOfTitle } from './form-of-title.ts'
import { formDish, type FormedDish, mainDishOf } from './main-dish.ts'
import { placesOf } from './places.ts'
import { readDish } from './read-dish.ts'
import { statesOfDish } from './states-of-dish.ts'
import { traitsOf } from './traits.ts'
import { vesselOf } from './vessels.ts'

/** What of a meal decides its picture. Its local name and texts in other languages do not. */
export type PicturedMeal = Pick<Meal, 'id' | 'name' | 'dishes'> & Partial<Pick<Meal, 'picture'>>

function composeDish(dish: FormedDish, form: PlatedForm, place: ComposedDish['place']): ComposedDish {
  return { form, place, traits: traitsOf(dish, form), states: statesOfDish(dish, form) }
}

/**
 * Decides how a meal is drawn: the form and place of each dish, the crockery and the state of each food. Reads the English names
 * first, then the verbs of the steps, then the foods. Pure: the same recipe always gives the same.
 */
export function composePicture(meal: PicturedMeal, roleOf: RoleOf): Composition {
  const formed = meal.dishes.map((dish) => formDish(readDish(dish, roleOf)))
  const byTitle = formOfTitle(meal.name.toLowerCase(), formed)
  const main = byTitle?.main ?? mainDishOf(formed)
  const form = hintedForm(meal.picture) ?? byTitle?.form ?? formed[main]?.form ?? 'heap'
  const dishes = formed.map((dish, index) => (index === main ? { ...dish, form } : dish))
  const places = withHintedPlaces(placesOf({ dishes, main }), main, meal.picture)
  const composition = {
    vessel: vesselOf(form, createRandom(meal.id)),
    dishes: dishes.map((dish, index) => {
      const place = places[index] ?? 'beside'
      return composeDish(dish, place === 'main' ? form : dish.form, place)
    }),
  }
  return withHintedStates(composition, meal, meal.picture)
}
