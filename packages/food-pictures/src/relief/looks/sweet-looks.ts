import type { FoodLooks } from './look.ts'

export const SWEET_LOOKS: FoodLooks = {}
