import { colour, type Colour } from '../paint/colour.ts'
import { chive, dillFrond, herbBit, herbLeaf } from '../pieces/herb.ts'
import { lobedLeaf } from '../pieces/lobed-leaf.ts'
import { stick } from '../pieces/stick.ts'
import type { PieceMaker } from '../scene/piece.ts'
import type { FoodLook, FoodLooks } from './look.ts'

const FRESH: readonly [Colour, Colour] = [colour('#2F6E24'), colour('#4F9636')]
const BASIL: readonly [Colour, Colour] = [colour('#3E8A2C'), colour('#5EA83C')]
const MINT: readonly [Colour, Colour] = [colour('#3F8A44'), colour('#62A85A')]
const CORIANDER: readonly [Colour, Colour] = [colour('#4A8F30'), colour('#6FAE46')]
const DRIED: readonly [Colour, Colour] = [colour('#5E6E3A'), colour('#7A8650')]
const GREY: readonly [Colour, Colour] = [colour('#6E7A58'), colour('#8E9874')]
const NEEDLE = colour('#4E6E44')
const NEEDLE_PALE = colour('#6A8658')

const needle: PieceMaker = (random) =>
  stick(random, {
    length: 8,
    width: 1.5,
    height: 1,
    bend: 1,
    square: 0,
    taper: 0.4,
    colour: NEEDLE,
    second: NEEDLE_PALE,
  })

const dried = (colours: readonly [Colour, Colour] = DRIED): FoodLook => ({
  any: { make: herbBit(colours, 0.8), grams: 0.06 },
})

const leaves = (make: PieceMaker, grams: number): FoodLook => ({
  any: { make, grams },
  chopped: { make: herbBit(FRESH, 1.1), grams: 0.35 },
  shredded: { make: herbBit(FRESH, 1.2), grams: 0.35 },
})

export const HERB_LOOKS: FoodLooks = {
  basil: leaves(herbLeaf({ colours: BASIL, length: 9, width: 5.4 }), 0.7),
  chives: { any: { make: chive, grams: 0.16 } },
  coriander: leaves(lobedLeaf({ colours: CORIANDER, length: 8 }), 0.5),
  dill: { any: { make: dillFrond, grams: 0.35 } },
  'herbes-de-provence': dried(),
  lovage: { any: { make: herbLeaf({ colours: FRESH, length: 6, width: 4.6, teeth: 5 }), grams: 0.3 } },
  marjoram: dried(),
  mint: leaves(herbLeaf({ colours: MINT, length: 8.5, width: 5, teeth: 0 }), 0.6),
  oregano: dried(),
  parsley: {
    any: { make: herbBit(FRESH), grams: 0.35 },
    whole: { make: herbLeaf({ colours: FRESH, length: 5.6, width: 5, teeth: 7 }), grams: 0.5 },
  },
  rosemary: { any: { make: needle, grams: 0.08 } },
  sage: { any: { make: herbLeaf({ colours: GREY, length: 8, width: 3.6 }), grams: 0.4 } },
  tarragon: dried(),
  thyme: dried(),
}
