import type { BoughtFood } from './purchase.ts'

/** A food that is weighed in the shop, with the given differences. */
export const boughtFood = (different: Partial<BoughtFood> = {}): BoughtFood => ({
  ediblePercent: 100,
  packsG: [],
  measures: [],
  isCountable: false,
  container: 'pack',
  densityGPerMl: null,
  ...different,
})
