import type { Food, Micronutrients, PriceClass } from '@dayplate/nutrition'

const UNKNOWN: Micronutrients = {
  calciumMg: null,
  ironMg: null,
  vitaminB12Ug: null,
  vitaminDUg: null,
  vitaminCMg: null,
  folateUg: null,
  potassiumMg: null,
  magnesiumMg: null,
  zincMg: null,
  iodineUg: null,
}

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
  micronutrientsPer100g: { ...UNKNOWN, ...stored.micronutrientsPer100g },
})
