import type { FoodLooks } from './look.ts'

export const GRAIN_LOOKS: FoodLooks = {}
