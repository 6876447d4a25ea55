import type { Random } from '../../../drawing/random.ts'
import { grainOffset, within } from '../../paint/chance.ts'
import type { Colour } from '../../paint/colour.ts'
import { cloud, noise } from '../../paint/noise.ts'
import { ellipse, rounded, smooth } from '../../paint/shape.ts'
import type { Piece, PieceMaker } from '../../scene/piece.ts'
import { brown } from '../browning.ts'

export interface WedgeOptions {
  readonly peel: Colour
  readonly flesh: Colour
  /** Flesh next to the peel. */
  readonly outer?: Colour
  /** Where the core or the stone was. */
  readonly core?: Colour
  /** Half the length, units. */
  readonly length?: number
  /** Width from the core to the peel, units. */
  readonly width?: number
  readonly gloss?: number
  readonly browned?: number
}

/** How broad the peel is seen, units. */
const PEEL = 2.6

/** A wedge of a fruit that lies on one cut face: the peel along its bow, the core along its chord. */
export function wedge(options: WedgeOptions): PieceMaker {
  const { peel, flesh, outer = flesh, core = flesh, length = 22, width = 13, gloss = 0.45, browned = 0 } = options
  const bow = ellipse(length, width)
  return (random: Random): Piece => {
    const offset = grainOffset(random)
    const stretch = within(random, 0.92, 1.06)
    return {
      reach: length * 1.1,
      paint(rawU, rawV, ink) {
        const u = rawU / stretch
        const v = rawV + width * 0.4
        const along = u / length
        const chord = 1 - along * along
        const toBow = bow(u, v) + (cloud(u * 0.06 + offset, v * 0.06) - 0.5) * 1.6
        // The core was cut out: the chord is hollow in the middle.
        const toChord = -(v - width * 0.12 * chord)
        const distance = Math.max(toBow, toChord)
        ink.mix(flesh, outer, smooth(-width * 0.75, -PEEL, toBow))
        ink.over(core, 0.85 * smooth(-3.2, -0.6, toChord) * smooth(0.75, 0.3, Math.abs(along)))
        ink.dim(1 + 0.1 * (noise(u * 0.5 + offset, v * 0.5) - 0.5))
        ink.surface(
          gloss,
          0.16,
          width * 0.62 * rounded(distance, width * 0.62) - smooth(-PEEL, -PEEL - 1.4, toBow) * 0.8,
        )
        if (browned > 0) brown(ink, { u, v, offset }, browned)
        ink.over(peel, smooth(-PEEL - 0.6, -PEEL + 0.5, toBow))
        return distance
      },
    }
  }
}
