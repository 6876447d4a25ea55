import type { FoodLooks } from './look.ts'

export const FRUIT_LOOKS: FoodLooks = {}
