import { between, colour } from '../paint/colour.ts'
import { smooth } from '../paint/shape.ts'
import type { TileShape } from '../paint/grain-tile.ts'
import { within } from '../paint/chance.ts'
import { flesh, type Flesh } from '../pieces/flesh.ts'
import type { GrainKind } from '../pieces/grain-bed.ts'
import { stick } from '../pieces/stick.ts'
import type { Dye } from '../plating/dish-sauce.ts'
import type { PlatedFood } from '../plated-meal.ts'
import type { PieceMaker } from '../scene/piece.ts'

/** Shreds as they lie in a pot: long, thin, across one another. */
const SHRED: TileShape = { name: 'shred', length: 21, width: 4, bend: 5, layers: 3.2, power: 3 }

/** Cabbages that stew into a tangle of shreds, and the colours that the pot gives them. */
const COOKED: Readonly<Record<string, Flesh>> = {
  'chinese-cabbage': flesh(['#E4DC9C', '#CBC478']),
  'red-cabbage': flesh(['#8A2868', '#5C1644']),
  sauerkraut: flesh(['#DFB25A', '#B67E34']),
  'savoy-cabbage': flesh(['#9DB254', '#6F8E38']),
  'white-cabbage': flesh(['#E9DC9E', '#CDB866']),
}

/** Ribs have little colour. */
const PALE = colour('#F6EBD0')

/** How much a gram of cabbage keeps its own colour, compared with a gram of what dyes a sauce. */
const OWN_COLOUR = 0.8

/** White cabbage that was stewed with sour cabbage for long, as in bigos, turns as brown as it. */
const STEWED_SOUR = flesh(['#D69E4C', '#A8702E'])

/** Whether a food stews into shreds. */
export const hasShreds = ({ foodId }: Pick<PlatedFood, 'foodId'>): boolean => COOKED[foodId] !== undefined

/** What cabbages were cooked with. */
export interface CabbagePot {
  readonly dye: Dye | null
  /** Grams of all cabbage in the pot. */
  readonly grams: number
  readonly hasSauerkraut: boolean
}

/** The colours of the shreds of a cabbage after cooking; null for what has no shreds. */
export function shredColours({ foodId }: Pick<PlatedFood, 'foodId'>, pot: CabbagePot): Flesh | null {
  const isSoured = pot.hasSauerkraut && foodId === 'white-cabbage'
  const cabbage = isSoured ? STEWED_SOUR : COOKED[foodId]
  if (cabbage === undefined || pot.dye === null) return cabbage ?? null
  const share = pot.dye.power / (pot.dye.power + OWN_COLOUR * pot.grams)
  return {
    colour: between(cabbage.colour, pot.dye.colour, share),
    second: between(cabbage.second, pot.dye.colour, share),
  }
}

/** A mound of shreds of these colours. */
export const shredKind = ({ colour: first, second }: Flesh): GrainKind => ({
  shape: SHRED,
  colour: first,
  second,
  odd: between(first, PALE, 0.3),
  gloss: 0.5,
})

/** One limp shred: flat, broader where it was cut from the leaf, pale where it was cut from a rib. */
export const shred =
  ({ colour: first, second }: Flesh): PieceMaker =>
  (random) => {
    const isRib = random() < 0.3
    const length = within(random, 16, 33)
    const lean = within(random, -0.08, 0.08)
    return stick(random, {
      length,
      width: within(random, 3, 6.4),
      height: isRib ? 3 : 1.9,
      bend: within(random, -8, 8),
      wave: within(random, 0.4, 1.8),
      taper: within(random, 0.3, 0.8),
      colour: isRib ? between(first, PALE, 0.22) : first,
      second: isRib ? first : second,
      gloss: 0.6,
      grain: 0.05,
      square: 0.3,
      paint(ink, { u, v, offset }) {
        ink.height += v * lean + Math.sin(u * 0.3 + offset) * 0.35
        ink.over(second, 0.35 * smooth(0.2, 0.9, u / length + 0.3))
      },
    })
  }
