import { colour } from '../paint/colour.ts'
import { eggBit, eggHalf, eggSlice, friedEgg, quailEggHalf } from '../pieces/egg.ts'
import { morsel } from '../pieces/morsel.ts'
import type { FoodLooks } from './look.ts'

const HALF = { make: eggHalf, grams: 27 }
const BIT = { make: eggBit, grams: 1.4 }

export const EGG_LOOKS: FoodLooks = {
  egg: {
    any: HALF,
    whole: HALF,
    halved: HALF,
    quartered: HALF,
    sliced: { make: eggSlice, grams: 6 },
    rounds: { make: eggSlice, grams: 6 },
    chopped: BIT,
    diced: BIT,
    crumbled: BIT,
    grated: BIT,
    boiled: HALF,
    fried: { make: friedEgg(true), grams: 52 },
    stewed: { make: friedEgg(false), grams: 52 },
    baked: { make: friedEgg(false), grams: 52 },
  },
  'egg-white': { any: { make: morsel(colour('#FDFBF2'), 6), grams: 9 } },
  'quail-egg': { any: { make: quailEggHalf, grams: 5 }, fried: { make: friedEgg(true), grams: 10 } },
}
