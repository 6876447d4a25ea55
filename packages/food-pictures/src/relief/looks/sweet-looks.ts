import { colour } from '../paint/colour.ts'
import { biscuit, gingerbread } from '../pieces/covers/biscuit.ts'
import { crumb } from '../pieces/crumb.ts'
import { dice } from '../pieces/dice.ts'
import { lump } from '../pieces/lump.ts'
import type { PieceMaker } from '../scene/piece.ts'
import type { FoodLook, FoodLooks } from './look.ts'

/** A block of something sweet broken off, and crumbs of it. */
function blockLook(first: string, second: string, gloss: number): FoodLook {
  const tone = { colour: colour(first), second: colour(second) }
  const crumb: PieceMaker = (random) =>
    lump(random, {
      ...tone,
      rx: 2.4 + random() * 2.4,
      ry: 2 + random() * 1.4,
      height: 2.6,
      uneven: 0.5,
      gloss,
      fineness: 0.4,
    })
  const bits = { make: crumb, grams: 0.5 }
  return {
    any: { make: (random) => dice(random, { ...tone, half: 9, gloss, grain: 0.05 }), grams: 6 },
    chopped: bits,
    grated: bits,
    crumbled: bits,
  }
}

/** Biscuits and confectionery. */
export const SWEET_LOOKS: FoodLooks = {
  biscuits: { any: { make: biscuit, grams: 6 } },
  'dark-chocolate': blockLook('#3E2114', '#2A140B', 0.6),
  gingerbread: { any: { make: gingerbread, grams: 12 } },
  halva: blockLook('#DCC49A', '#BFA070', 0.15),
  marzipan: {
    ...blockLook('#F1DFB6', '#E2C88E', 0.2),
    crumbled: { make: crumb({ colour: colour('#F1DFB6'), second: colour('#DDBB78'), least: 3.4, most: 7 }), grams: 2 },
  },
  'milk-chocolate': blockLook('#7A4A2A', '#5E351C', 0.6),
}
