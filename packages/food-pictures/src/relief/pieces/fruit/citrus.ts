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

/** A segment of a peeled fruit, bent like a boat. */
export function citrusSegment({ pulp, length = 17, width = 10, isFilleted = false }: SegmentOptions): PieceMaker {
  const outline = ellipse(length, width)
  const deep = shaded(pulp, 0.74)
  const pale = shaded(pulp, 1.2)
  return (random: Random): Piece => {
    const offset = grainOffset(random)
    return {
      reach: length * 1.12,
      paint(u, v, ink) {
        const along = u / length
        const across = v + width * 0.45 - width * 0.32 * along * along
        const bow = outline(u, across)
        const distance = Math.max(bow, -(across - width * 0.06)) + (cloud(u * 0.08 + offset, v * 0.08) - 0.5) * 1.2
        ink.mix(pulp, deep, cloud(u * 0.16 + offset, across * 0.3) * 1.1)
        ink.over(pale, 0.35 * noise(u * 0.8 + offset, across * 0.24))
        ink.over(MEMBRANE, (isFilleted ? 0.2 : 0.62) * smooth(-2, -0.2, distance))
        if (!isFilleted) ink.over(MEMBRANE, 0.3 * smooth(0.66, 0.85, noise(u * 0.2 + offset, v * 0.55)))
        ink.surface(isFilleted ? 0.9 : 0.6, 0.06, width * 0.8 * rounded(distance, width * 0.62))
        return distance
      },
    }
  }
}
