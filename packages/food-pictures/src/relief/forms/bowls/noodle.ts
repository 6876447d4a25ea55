import { within } from '../../paint/chance.ts'
import { colour, shaded, type Colour } from '../../paint/colour.ts'
import { stick } from '../../pieces/stick.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import type { PieceMaker } from '../../scene/piece.ts'

const STRANDS: Readonly<Record<string, { readonly colour: Colour; readonly width: number }>> = {
  'buckwheat-soba-noodles': { colour: colour('#A58A68'), width: 2.7 },
  'egg-noodles': { colour: colour('#F6DC86'), width: 2.6 },
  'gluten-free-pasta': { colour: colour('#F4DC92'), width: 2.8 },
  'rice-noodles': { colour: colour('#FBF7EA'), width: 2.7 },
  spaghetti: { colour: colour('#F3DA8E'), width: 2.5 },
}

/** Whether a food comes as strands. */
export const isStrand = ({ foodId, role }: PlatedFood): boolean =>
  foodId === 'egg-noodles' || foodId === 'spaghetti' || role === 'asian-noodles'

/** One strand, long and waved. */
export function strandOf({ foodId }: PlatedFood): PieceMaker {
  const { colour: tint, width } = STRANDS[foodId] ?? { colour: colour('#F4DC92'), width: 2.6 }
  const second = shaded(tint, 0.88)
  return (random) =>
    stick(random, {
      length: within(random, 56, 88),
      width,
      height: 2.2,
      bend: within(random, -24, 24),
      wave: within(random, 0.6, 2.6),
      colour: tint,
      second,
      gloss: 0.8,
      grain: 0,
      square: 0,
    })
}
