import { type Allergen, ALLERGENS, type Exclusions } from '@dayplate/nutrition'
import * as z from 'zod/mini'
import type { FieldErrors } from './field-errors.ts'

/** Foods a person may leave out at most; with more, a plan is better made by a person (our rule). */
export const DISLIKED_FOODS_MOST = 60

/** Longest id of a food, in characters; ids are kebab-case names. */
const FOOD_ID_MAX_LENGTH = 100

const TOO_MANY = 'diet-settings/validation/too-many-foods'
const UNKNOWN = 'diet-settings/validation/food-unknown'

/** What somebody leaves out, as the gateway takes it; a draft in a browser is read with it too. */
export const exclusionsSchema = z.object({
  allergens: z.array(z.enum(ALLERGENS)),
  foodIds: z
    .array(z.string().check(z.maxLength(FOOD_ID_MAX_LENGTH, UNKNOWN)))
    .check(z.maxLength(DISLIKED_FOODS_MOST, TOO_MANY)),
})

export type ExclusionAnswers = Readonly<z.infer<typeof exclusionsSchema>>

/** Everything once and in one order, so that the same exclusions are the same text. */
export function tidyExclusions({ allergens, foodIds }: ExclusionsLike): ExclusionAnswers {
  const chosen = new Set(allergens)
  return { allergens: ALLERGENS.filter((allergen) => chosen.has(allergen)), foodIds: [...new Set(foodIds)].toSorted() }
}

interface ExclusionsLike {
  readonly allergens: readonly Allergen[]
  readonly foodIds: readonly string[]
}

/** The same as the planner reads them. */
export function exclusionsOf({ allergens, foodIds }: ExclusionsLike): Exclusions {
  return { allergens: new Set(allergens), dislikedFoodIds: new Set(foodIds) }
}

/** Errors of exclusions, each at its field; a food that nobody knows is one, for leaving it out would quietly do nothing. */
export function checkExclusions(
  exclusions: ExclusionsLike,
  isFood: (foodId: string) => boolean,
): readonly FieldErrors[] {
  const { foodIds } = tidyExclusions(exclusions)
  if (foodIds.length > DISLIKED_FOODS_MOST) return [{ fieldName: 'exclusions.foodIds', messages: [TOO_MANY] }]
  return foodIds.every(isFood) ? [] : [{ fieldName: 'exclusions.foodIds', messages: [UNKNOWN] }]
}
