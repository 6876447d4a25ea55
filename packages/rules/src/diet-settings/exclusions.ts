import { type Allergen, ALLERGENS, type Exclusions } from '@dayplate/nutrition'
import * as z from 'zod/mini'
import type { FieldErrors } from './field-errors.ts'

/** The number of foods a person may avoid; with more, a dietitian makes a better plan (our rule). */
export const DISLIKED_FOODS_MOST = 60

/** Longest id of a food, in characters; ids are kebab-case names. */
const FOOD_ID_MAX_LENGTH = 100

const TOO_MANY = 'diet-settings/validation/too-many-foods'
const UNKNOWN = 'diet-settings/validation/food-unknown'

/** A person's exclusions, as the gateway takes them; also reads a draft from the browser. */
export const exclusionsSchema = z.object({
  allergens: z.array(z.enum(ALLERGENS)),
  foodIds: z
    .array(z.string().check(z.maxLength(FOOD_ID_MAX_LENGTH, UNKNOWN)))
    .check(z.maxLength(DISLIKED_FOODS_MOST, TOO_MANY)),
})

export type ExclusionAnswers = Readonly<z.infer<typeof exclusionsSchema>>

/** Removes duplicates and sorts, so that equal exclusions are equal text. */
export function tidyExclusions({ allergens, foodIds }: ExclusionsLike): ExclusionAnswers {
  const chosen = new Set(allergens)
  return { allergens: ALLERGENS.filter((allergen) => chosen.has(allergen)), foodIds: [...new Set(foodIds)].toSorted() }
}

interface ExclusionsLike {
  readonly allergens: readonly Allergen[]
  readonly foodIds: readonly string[]
}

/** The same in the form the planner uses. */
export function exclusionsOf({ allergens, foodIds }: ExclusionsLike): Exclusions {
  return { allergens: new Set(allergens), dislikedFoodIds: new Set(foodIds) }
}

/**
 * Errors of exclusions, each at its field. An unknown food is an error, because excluding it would silently have no
 * effect.
 */
export function checkExclusions(
  exclusions: ExclusionsLike,
  isFood: (foodId: string) => boolean,
): readonly FieldErrors[] {
  const { foodIds } = tidyExclusions(exclusions)
  if (foodIds.length > DISLIKED_FOODS_MOST) return [{ fieldName: 'exclusions.foodIds', messages: [TOO_MANY] }]
  return foodIds.every(isFood) ? [] : [{ fieldName: 'exclusions.foodIds', messages: [UNKNOWN] }]
}
