import type { FoodLooks } from './look.ts'

/** What foods without a look of their own borrow, by what dishes use them for. */
export const ROLE_LOOKS: FoodLooks = {}
