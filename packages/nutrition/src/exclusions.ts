import { type Allergen, ALLERGENS, type Food } from './food.ts'

/** What a person leaves out, whatever the diet: allergens, and foods they do not like. */
export interface Exclusions {
  readonly allergens: ReadonlySet<Allergen>
  readonly dislikedFoodIds: ReadonlySet<string>
}

/** Nothing is left out. */
export const NO_EXCLUSIONS: Exclusions = { allergens: new Set(), dislikedFoodIds: new Set() }

/** One thing that is left out. */
export type Exclusion =
  | { readonly kind: 'allergen'; readonly allergen: Allergen }
  | { readonly kind: 'food'; readonly foodId: string }

/** What exclusions are decided by: a food's name and allergens, never a word on a recipe. */
export type AllergenicFood = Pick<Food, 'id' | 'allergens'>

/** The allergens of foods, each once, in the order of the regulation. */
export function allergensOf(foods: Iterable<AllergenicFood>): readonly Allergen[] {
  const present = new Set([...foods].flatMap((food) => food.allergens))
  return ALLERGENS.filter((allergen) => present.has(allergen))
}

/** What of the exclusions is in the foods: allergens first, then foods in the order they come; each once. */
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
