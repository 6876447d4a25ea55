import type { Random } from '../../../drawing/random.ts'
import { grainOffset, within } from '../../paint/chance.ts'
import { colour, shaded, type Colour } from '../../paint/colour.ts'
import { cloud, noise } from '../../paint/noise.ts'
import { ellipse, rounded, smooth } from '../../paint/shape.ts'
import type { Piece, PieceMaker } from '../../scene/piece.ts'
import { slice } from '../slice.ts'

const PITH = colour('#FBF0D4')
const MEMBRANE = colour('#FBDDAE')

export interface CitrusOptions {
  readonly pulp: Colour
  readonly rind: Colour
  readonly radius?: number
}

/** Segments of a round slice. */
const SEGMENTS = 9

/** A round slice across the fruit: segments like a wheel, pith and rind. */
export const citrusRound =
  ({ pulp, rind, radius = 21 }: CitrusOptions): PieceMaker =>
  (random) => {
    const deep = shaded(pulp, 0.78)
    return slice(random, {
      radius: radius * within(random, 0.93, 1.06),
      height: 3.2,
      lift: 1.5,
      gloss: 0.8,
      paint(ink, { share, angle, u, v, offset }) {
        ink.mix(pulp, deep, cloud(u * 0.18 + offset, v * 0.18) * share)
        const ray = Math.abs(((((angle / Math.PI + 1) / 2) * SEGMENTS + offset) % 1) - 0.5) * 2
        ink.over(MEMBRANE, 0.9 * smooth(0.84, 0.97, ray) * smooth(0.04, 0.2, share))
        ink.over(MEMBRANE, 0.8 * smooth(0.14, 0.06, share))
        ink.dim(1 + 0.16 * (noise(share * 14, angle * 9 + offset) - 0.5))
        ink.over(PITH, smooth(0.82, 0.87, share))
        ink.over(rind, smooth(0.91, 0.95, share))
        ink.height += 0.9 * smooth(0.97, 0.6, ray) * smooth(0.85, 0.7, share)
      },
    })
  }

export interface SegmentOptions {
  readonly pulp: Colour
  /** Half the length, units. */
  readonly length?: number
  readonly width?: number
  /** Peeled of its skin, so that the pulp shines. */
  readonly isFilleted?: boolean
}

/** A segment of a peeled fruit that lies on its side: a half-moon, round at its back. */
export function citrusSegment({ pulp, length = 17, width = 10, isFilleted = false }: SegmentOptions): PieceMaker {
  const outline = ellipse(length, width * 1.5)
  const deep = shaded(pulp, 0.74)
  const pale = shaded(pulp, 1.2)
  return (random: Random): Piece => {
    const offset = grainOffset(random)
    return {
      reach: length * 1.1,
      paint(u, v, ink) {
        const along = u / length
        const back = v + width * 0.62
        const inner = -(back - width * 0.14 * (1 - along * along))
        const distance = Math.max(outline(u, back), inner) + (cloud(u * 0.08 + offset, v * 0.08) - 0.5) * 1.4
        ink.mix(pulp, deep, cloud(u * 0.16 + offset, back * 0.3) * 0.9)
        // Threads of pulp run from the core to the back.
        ink.over(pale, 0.3 * noise(Math.atan2(back, u) * 9 + offset, Math.hypot(u, back) * 0.16))
        ink.over(MEMBRANE, (isFilleted ? 0.2 : 0.7) * smooth(-1.8, -0.2, distance))
        if (!isFilleted) ink.over(MEMBRANE, 0.34 * smooth(0.62, 0.85, noise(u * 0.2 + offset, v * 0.5)))
        ink.surface(isFilleted ? 0.9 : 0.6, 0.06, width * 0.72 * rounded(distance, width * 0.6))
        return distance
      },
    }
  }
}

const PEELED = colour('#F59A24')
const PEELED_DEEP = colour('#DE7A12')
/** Segments of a whole fruit. */
const WHOLE_SEGMENTS = 10

/** A whole mandarin without its peel, its stalk end up: round segments like the ribs of a pumpkin, threads of pith. */
export const peeledCitrus: PieceMaker = (random) => {
  const offset = grainOffset(random)
  const radius = within(random, 22, 24)
  const outline = ellipse(radius, radius * 0.95)
  return {
    reach: radius * 1.06,
    paint(u, v, ink) {
      const far = Math.hypot(u, v) / radius
      const rib = Math.abs(Math.sin((Math.atan2(v, u) * WHOLE_SEGMENTS) / 2 + offset))
      const groove = smooth(0.42, 0, rib) * smooth(0.06, 0.3, far)
      const distance = outline(u, v) + groove * 2.2
      ink.mix(PEELED, PEELED_DEEP, smooth(0.3, 0.75, cloud(u * 0.1 + offset, v * 0.1)))
      ink.over(PEELED_DEEP, 0.6 * groove)
      ink.over(MEMBRANE, 0.5 * smooth(0.66, 0.8, noise(u * 0.16 + offset, v * 0.4)) * (1 - groove))
      ink.over(PITH, 0.8 * smooth(0.2, 0.08, far))
      ink.surface(0.55, 0.08, radius * 0.62 * rounded(distance, radius) - groove * 3 - 2 * smooth(0.24, 0.06, far))
      return distance
    },
  }
}
