import {
  type Food,
  type FoodAisle,
  type FoodContainer,
  type Micronutrients,
  type PriceClass,
  UNKNOWN_MICRONUTRIENTS,
  usualContainer,
} from '@dayplate/nutrition'

/** A food as an earlier release stored it, which did not know every figure of today. */
export type StoredFood = Omit<Food, 'micronutrientsPer100g' | 'priceClass' | 'container' | 'aisle'> & {
  readonly micronutrientsPer100g: Partial<Micronutrients>
  readonly priceClass?: PriceClass
  readonly container?: FoodContainer
  readonly aisle?: FoodAisle | null
}

/**
 * The food with everything this release knows of foods. Figures it was stored without are unknown and not absent, its
 * price is in the middle, and a shop sells it in the usual container.
 */
export const completeFood = (stored: StoredFood): Food => ({
  priceClass: 'middle',
  container: usualContainer(stored.measures),
  aisle: null,
  ...stored,
  micronutrientsPer100g: { ...UNKNOWN_MICRONUTRIENTS, ...stored.micronutrientsPer100g },
})
