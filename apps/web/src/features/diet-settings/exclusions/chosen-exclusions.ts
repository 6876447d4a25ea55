import { ALLERGENS, type Allergen } from '@dayplate/nutrition'
import { DISLIKED_FOODS_MOST, type ExclusionAnswers } from '@dayplate/rules/diet-settings'
import * as z from 'zod/mini'
import type { DietSettingsQuery } from '../diet-settings.gen.ts'

/** The user's exclusions, with the names of the foods for display. The wizard's draft stores them in this form. */
export const chosenExclusionsSchema = z.object({
  allergens: z.array(z.enum(ALLERGENS)),
  foods: z.array(z.object({ id: z.string(), name: z.string() })),
})

export type ChosenExclusions = z.infer<typeof chosenExclusionsSchema>
export type ChosenFood = ChosenExclusions['foods'][number]

/** The exclusions that the gateway stores for the user. */
export function currentExclusions({ diet }: DietSettingsQuery['me']): ChosenExclusions {
  const { allergens, foods } = diet.exclusions
  return { allergens: [...allergens], foods: foods.map(({ id, name }) => ({ id, name })) }
}

/** Converts exclusions to the gateway's input. */
export const exclusionsInput = ({ allergens, foods }: ChosenExclusions): ExclusionAnswers => ({
  allergens,
  foodIds: foods.map(({ id }) => id),
})

export function withAllergen(chosen: ChosenExclusions, allergen: Allergen, isLeftOut: boolean): ChosenExclusions {
  const others = chosen.allergens.filter((other) => other !== allergen)
  return { ...chosen, allergens: isLeftOut ? [...others, allergen] : others }
}

/** Adds foods that are not in the list yet, up to the limit. */
export function withFoods(chosen: ChosenExclusions, more: readonly ChosenFood[]): ChosenExclusions {
  const added = more.filter(({ id }) => !chosen.foods.some((food) => food.id === id))
  const foods = [...chosen.foods, ...added.map(({ id, name }) => ({ id, name }))]
  return { ...chosen, foods: foods.slice(0, DISLIKED_FOODS_MOST) }
}

export const withoutFoods = (chosen: ChosenExclusions, fewer: readonly Pick<ChosenFood, 'id'>[]): ChosenExclusions => ({
  ...chosen,
  foods: chosen.foods.filter((food) => !fewer.some(({ id }) => id === food.id)),
})

export const isFull = ({ foods }: ChosenExclusions): boolean => foods.length >= DISLIKED_FOODS_MOST

export const isNothing = ({ allergens, foods }: ChosenExclusions): boolean =>
  allergens.length === 0 && foods.length === 0
