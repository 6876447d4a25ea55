import type { Meal, RecipeStep } from '@dayplate/nutrition'
import type { MealVersion } from './meal-version.ts'

/** A meal or a version as it was stored. Releases before amounts in steps stored each step as plain text. */
export type Stored<T extends Meal | MealVersion> = Omit<T, 'dishes'> & {
  readonly dishes: readonly (Omit<T['dishes'][number], 'steps'> & {
    readonly steps: readonly (string | RecipeStep)[]
  })[]
}

const toStep = (step: string | RecipeStep): RecipeStep => (typeof step === 'string' ? [step] : step)

/** A stored meal in the form of this release. */
export function readStored<T extends Meal | MealVersion>(stored: Stored<T>): T {
  const dishes = stored.dishes.map((dish) => ({ ...dish, steps: dish.steps.map(toStep) }))
  // oxlint-disable-next-line typescript/consistent-type-assertions -- `Omit` of a type parameter hides that only the steps changed
  return { ...stored, dishes } as unknown as T
}
