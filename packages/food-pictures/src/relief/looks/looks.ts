import type { FoodLooks } from './look.ts'
import { VEGETABLE_LOOKS } from './vegetable-looks.ts'

/** How foods look, by food and state. */
export const LOOKS: FoodLooks = { ...VEGETABLE_LOOKS }
