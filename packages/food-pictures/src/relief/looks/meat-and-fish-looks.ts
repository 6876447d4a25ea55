import type { FoodLooks } from './look.ts'

export const MEAT_AND_FISH_LOOKS: FoodLooks = {}
