import type { FormTable } from './form-table.ts'
import { laySalad } from './salad.ts'

/** Forms from the oven, of eggs and doughs that are boiled, and cold plates. */
export const OVEN_FORMS: FormTable = {
  salad: laySalad,
}
