import type { Random } from '../../../drawing/random.ts'
import { colour } from '../../paint/colour.ts'
import { lump } from '../lump.ts'
import type { Piece } from '../../scene/piece.ts'

const SUGAR = colour('#FFFDFA')

/** A pinch of icing sugar where it fell. */
export const sugarDust = (random: Random): Piece =>
  lump(random, {
    rx: 1 + random() * 1.5,
    height: 0.5,
    uneven: 0.5,
    colour: SUGAR,
    gloss: 0.1,
    grain: 0.2,
    mottle: 0.02,
  })
