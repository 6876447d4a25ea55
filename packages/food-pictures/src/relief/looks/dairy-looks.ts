import type { FoodLooks } from './look.ts'

export const DAIRY_LOOKS: FoodLooks = {}
