import { FRIED, RAW, ROASTED, SOFT, type CookedMaker } from '../pieces/doneness.ts'
import type { Look } from './look.ts'

/** A look whose pieces follow the heat: soft from water, gold from the pan, browner from the oven. */
export function cookedLook(makerOf: CookedMaker, grams: number): Look {
  const soft = makerOf(SOFT)
  const fried = makerOf(FRIED)
  const roasted = makerOf(ROASTED)
  const cooked = {
    boiled: soft,
    stewed: soft,
    wilted: soft,
    fried,
    baked: roasted,
    toasted: fried,
    caramelised: roasted,
  }
  return { make: makerOf(RAW), grams, cooked }
}
