import type { FoodLooks } from './look.ts'

export const BREAD_LOOKS: FoodLooks = {}
