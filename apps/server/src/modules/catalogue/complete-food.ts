import { type Food, type Micronutrients, type PriceClass, UNKNOWN_MICRONUTRIENTS } from '@dayplate/nutrition'

/** A food as an earlier release stored it, which did not know every figure of today. */
export type StoredFood = Omit<Food, 'micronutrientsPer100g' | 'priceClass'> & {
  readonly micronutrientsPer100g: Partial<Micronutrients>
  readonly priceClass?: PriceClass
}

/**
 * The food with everything this release knows of foods. Figures it was stored without are unknown and not absent, and its
 * price is in the middle.
 */
export const completeFood = (stored: StoredFood): Food => ({
  priceClass: 'middle',
  ...stored,
  micronutrientsPer100g: { ...UNKNOWN_MICRONUTRIENTS, ...stored.micronutrientsPer100g },
})
