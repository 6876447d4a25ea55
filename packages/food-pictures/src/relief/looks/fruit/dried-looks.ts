import { colour } from '../../paint/colour.ts'
import { driedFruit } from '../../pieces/fruit/dried-fruit.ts'
import { raisin } from '../../pieces/fruit/raisin.ts'
import type { FoodLook, FoodLooks } from '../look.ts'

interface Dried {
  readonly length: number
  readonly width: number
  readonly hexes: readonly [string, string]
  readonly grams: number
  readonly gloss?: number
}

/** What is longer is chopped into pieces that are still known, units. */
const LARGE = 10

/** A dried fruit: whole, or in small pieces when it was chopped. Cooked it swells and shines. */
function driedLook({ length, width, hexes, grams, gloss = 0.4 }: Dried): FoodLook {
  const tone = { colour: colour(hexes[0]), second: colour(hexes[1]) }
  const isLarge = length > LARGE
  const part = isLarge ? 0.58 : 0.5
  const bit = {
    make: driedFruit({ length: length * part, width: width * (part + 0.1), ...tone, gloss }),
    grams: grams / (isLarge ? 3 : 4),
  }
  const swollen = {
    make: driedFruit({ length: length * 1.08, width: width * 1.16, ...tone, gloss: 0.95 }),
    grams: grams * 1.1,
  }
  return {
    any: { make: driedFruit({ length, width, ...tone, gloss }), grams },
    chopped: bit,
    diced: bit,
    boiled: swollen,
    stewed: swollen,
  }
}

const RAISIN = { colour: colour('#84513A'), second: colour('#5A3426') }
const RAISINS: FoodLook = {
  any: { make: raisin({ ...RAISIN, gloss: 0.14 }), grams: 0.55 },
  boiled: { make: raisin({ ...RAISIN, gloss: 0.5, swollen: 1.12 }), grams: 0.65 },
  stewed: { make: raisin({ ...RAISIN, gloss: 0.5, swollen: 1.12 }), grams: 0.65 },
}

export const DRIED_LOOKS: FoodLooks = {
  dates: driedLook({ length: 16, width: 8.5, hexes: ['#7A4420', '#4E2810'], grams: 8, gloss: 0.6 }),
  'dried-apricots': driedLook({ length: 13, width: 11, hexes: ['#E88A2A', '#C46414'], grams: 7 }),
  'dried-cranberries': driedLook({ length: 5.4, width: 4, hexes: ['#9E1A30', '#6A0E20'], grams: 0.8, gloss: 0.6 }),
  'dried-figs': driedLook({ length: 15, width: 13, hexes: ['#B98A54', '#8A5E34'], grams: 9 }),
  prunes: driedLook({ length: 13, width: 10, hexes: ['#3A2028', '#22121A'], grams: 8, gloss: 0.8 }),
  raisins: RAISINS,
}
