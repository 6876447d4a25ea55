import type { Food, Micronutrients } from '@dayplate/nutrition'

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
export type StoredFood = Omit<Food, 'micronutrientsPer100g'> & {
  readonly micronutrientsPer100g: Partial<Micronutrients>
}

/** The food with every figure of this release, so that those it was stored without are unknown and not absent. */
export const completeFood = (stored: StoredFood): Food => ({
  ...stored,
  micronutrientsPer100g: { ...UNKNOWN, ...stored.micronutrientsPer100g },
})
