import { foods, meals } from '@dayplate/catalogue'
import { NO_EXCLUSIONS, ordinaryMealId } from '@dayplate/nutrition'
import { expect, it } from 'vitest'
import { makeCatalogue } from './catalogue.ts'
import { offeredForm } from './offered-form.ts'

const catalogue = makeCatalogue({ foods, meals })
const RECIPE = 'tofu-poke-bowl'
const ORDINARY = ordinaryMealId(RECIPE)
const withoutGluten = { ...NO_EXCLUSIONS, allergens: new Set(['gluten'] as const) }
const withoutSoySauce = { ...NO_EXCLUSIONS, dislikedFoodIds: new Set(['reduced-salt-soy-sauce']) }

it.each([
  ['the ordinary form, whichever is asked for', RECIPE, NO_EXCLUSIONS, ORDINARY],
  ['the ordinary form, whichever is asked for', ORDINARY, NO_EXCLUSIONS, ORDINARY],
  ['the special form to people without gluten', RECIPE, withoutGluten, RECIPE],
  ['the special form to people without gluten', ORDINARY, withoutGluten, RECIPE],
  ['the special form to people who dislike the ordinary food', ORDINARY, withoutSoySauce, RECIPE],
  ['a meal without two forms as it is', 'scrambled-eggs', withoutGluten, 'scrambled-eggs'],
])('gives %s (%s)', (_, mealId, exclusions, form) => {
  expect(offeredForm(catalogue, mealId, exclusions)).toBe(form)
})
