import type { HouseholdMeasure } from './food.ts'
import type { FoodContainer } from './food-container.ts'

/** The container of a food that names none. */
export const usualContainer = (measures: readonly HouseholdMeasure[]): FoodContainer =>
  measures.some(({ unit }) => unit === 'can') ? 'tin' : 'pack'
