import type { FoodAisle } from './food-aisle.ts'
import type { FoodContainer } from './food-container.ts'
import type { Micronutrients } from './micronutrients.ts'
import type { ReplacementRole } from './replacement-role.ts'

/** The origin of a food, which decides which diets may contain it. */
export type FoodOrigin = 'plant' | 'dairy' | 'egg' | 'honey' | 'fish' | 'meat'

/** The 14 allergens of EU Regulation 1169/2011, annex II, in its order. */
export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'egg',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const
export type Allergen = (typeof ALLERGENS)[number]

/**
 * Allergens that the law keeps apart and people often mean together: who avoids nuts seldom wants peanuts, and
 * "shellfish" are crustaceans and molluscs.
 */
export const RELATED_ALLERGEN: Readonly<Partial<Record<Allergen, Allergen>>> = {
  nuts: 'peanuts',
  peanuts: 'nuts',
  crustaceans: 'molluscs',
  molluscs: 'crustaceans',
}

/** Nutrients in 100 g of the edible part, raw as bought. `null` means unknown, never zero. */
export interface NutrientsPer100g {
  readonly kcal: number
  readonly proteinG: number
  readonly fatG: number
  readonly saturatedFatG: number | null
  /** Available carbohydrate: without fibre, as on an EU label. */
  readonly carbohydrateG: number
  readonly sugarsG: number | null
  readonly fibreG: number | null
  readonly saltG: number | null
}

/** A kitchen measure of one food: one `unit` of it weighs `grams`. */
export interface HouseholdMeasure {
  readonly unit: MeasureUnit
  readonly grams: number
}

export type MeasureUnit =
  | 'piece'
  | 'slice'
  | 'tablespoon'
  | 'teaspoon'
  | 'cup'
  | 'handful'
  | 'clove'
  | 'can'
  | 'pinch'
  | 'sprig'
  | 'leaf'
  | 'pack'
  | 'block'
  | 'fillet'
  | 'stalk'
  | 'sheet'
  | 'square'

/** The kind of a food: what it is, not where a shop keeps it. */
export type FoodCategory =
  | 'vegetables'
  | 'fruit'
  | 'bread'
  | 'grains'
  | 'dairy'
  | 'eggs'
  | 'meat'
  | 'fish'
  | 'plant-protein'
  | 'nuts-and-seeds'
  | 'fats'
  | 'seasonings'
  | 'sweet'
  // From the tap: see isTapWater.
  | 'water'

/** What a usual serving costs in a supermarket, compared with other foods. */
export type PriceClass = 'low' | 'middle' | 'high'

export interface Food {
  /** Kebab-case: `rolled-oats`. Never changes, because stored plans name foods by it; the names may. */
  readonly id: string
  readonly name: { readonly en: string; readonly pl: string }
  readonly category: FoodCategory
  readonly origin: FoodOrigin
  readonly allergens: readonly Allergen[]
  /** Source row of the figures: `SR28:20038`, `FDC:2262074`, `CIQ:19646` or `label`. */
  readonly source: string
  readonly per100g: NutrientsPer100g
  readonly micronutrientsPer100g: Micronutrients
  /**
   * g of animal protein per 100 g of a food of mixed origins (a pesto with cheese); `null` when the origin decides
   * alone.
   */
  readonly animalProteinG: number | null
  /** g per ml for foods sold or measured by volume; otherwise `null`. */
  readonly densityGPerMl: number | null
  /**
   * Share of the bought weight that is eaten, in %: 64 for a banana, because its skin is not; 100 for foods eaten
   * whole.
   */
  readonly ediblePercent: number
  readonly measures: readonly HouseholdMeasure[]
  /**
   * Contents of the usual packages in g, ascending, drained if the figures are. Of a food sold by the piece, head or
   * bunch: the weight of one as bought. Empty for foods weighed in the shop.
   */
  readonly packsG: readonly number[]
  /** What a shop sells the food in. */
  readonly container: FoodContainer
  /** The aisle of the shop; `null` where it follows from the category and the container. */
  readonly aisle: FoodAisle | null
  /** Sold and eaten by the piece (an egg, a slice of bread), so portions move in quarters. */
  readonly isCountable: boolean
  readonly isSeasoning: boolean
  /** Its role in a dish; `null` when no other food can replace it. */
  readonly role: ReplacementRole | null
  readonly priceClass: PriceClass
}
