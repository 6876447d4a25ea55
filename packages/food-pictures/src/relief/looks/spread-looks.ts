import type { FoodLooks } from './look.ts'

export const SPREAD_LOOKS: FoodLooks = {}
