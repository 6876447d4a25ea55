import { type Allergen, ALLERGENS, type Food } from './food.ts'

/** Allergens and disliked foods that a person avoids, whatever their diet. */
export interface Exclusions {
  readonly allergens: ReadonlySet<Allergen>
  readonly dislikedFoodIds: ReadonlySet<string>
}

/** No exclusions. */
export const NO_EXCLUSIONS: Exclusions = { allergens: new Set(), dislikedFoodIds: new Set() }

/** One allergen or food that a person avoids. */
export type Exclusion =
  | { readonly kind: 'allergen'; readonly allergen: Allergen }
  | { readonly kind: 'food'; readonly foodId: string }

/** The properties that decide about exclusions: a food's id and allergens, never a word in a recipe. */
export type AllergenicFood = Pick<Food, 'id' | 'allergens'>

/** The allergens of foods, each once, in the order of the regulation. */
export function allergensOf(foods: Iterable<AllergenicFood>): readonly Allergen[] {
  const present = new Set([...foods].flatMap((food) => food.allergens))
  return ALLERGENS.filter((allergen) => present.has(allergen))
}

/** The exclusions that apply to these foods: allergens first, then foods in their order; each once. */
export function excludedIn(foods: Iterable<AllergenicFood>, exclusions: Exclusions): readonly Exclusion[] {
  const all = [...foods]
  const foodIds = new Set(all.map((food) => food.id).filter((foodId) => exclusions.dislikedFoodIds.has(foodId)))
  return [
    ...allergensOf(all)
      .filter((allergen) => exclusions.allergens.has(allergen))
      .map((allergen) => ({ kind: 'allergen', allergen }) as const),
    ...[...foodIds].map((foodId) => ({ kind: 'food', foodId }) as const),
  ]
}
