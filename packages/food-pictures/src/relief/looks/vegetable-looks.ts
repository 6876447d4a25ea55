import { cucumberSlice } from '../pieces/cucumber.ts'
import { leaf } from '../pieces/leaf.ts'
import type { FoodLooks } from './look.ts'

export const VEGETABLE_LOOKS: FoodLooks = {
  cucumber: { any: { make: cucumberSlice, grams: 8 } },
  lettuce: { any: { make: leaf(), grams: 7 } },
}
