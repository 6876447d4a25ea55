import type { Random } from '../../drawing/random.ts'
import { grainOffset, within } from '../paint/chance.ts'
import type { Colour } from '../paint/colour.ts'
import { cloud } from '../paint/noise.ts'
import { box, rounded, smooth } from '../paint/shape.ts'
import type { Piece } from '../scene/piece.ts'
import { brown } from './browning.ts'

export interface DiceOptions {
  /** Half a side, units. */
  readonly half: number
  readonly colour: Colour
  readonly second?: Colour
  /** Colour of one side: the peel. */
  readonly peel?: Colour
  readonly gloss?: number
  readonly grain?: number
  readonly browned?: number
}

/** A small cube, as a knife leaves it. */
export function dice(random: Random, options: DiceOptions): Piece {
  const { half, colour, second = colour, peel, gloss = 0.6, grain = 0.1, browned = 0 } = options
  const offset = grainOffset(random)
  const stretch = within(random, 0.85, 1.15)
  const outline = box(half * stretch, half / stretch, 1.4)
  return {
    reach: half * 1.8,
    paint(u, v, ink) {
      const distance = outline(u, v)
      ink.mix(colour, second, cloud(u * 0.2 + offset, v * 0.2))
      if (peel !== undefined) ink.over(peel, smooth(half * 0.45, half * 0.6, v))
      ink.surface(gloss, grain, half * 1.1 * rounded(distance, 2.4))
      if (browned > 0) brown(ink, { u, v, offset }, browned)
      return distance
    },
  }
}
