import type { Random } from '../../drawing/random.ts'
import type { Ink } from '../paint/ink.ts'
import { smooth } from '../paint/shape.ts'
import type { Piece, PieceMaker } from '../scene/piece.ts'

/** A piece of an arrangement: where it lies, how it is turned, and how high. */
export interface Part {
  readonly make: PieceMaker
  readonly x?: number
  readonly y?: number
  /** Radians. */
  readonly turn?: number
  readonly scale?: number
  /** Height of its foot, units. */
  readonly base?: number
}

/** How far the shade of a part falls on what is under it, units. */
const SHADE = 2.4
const FAR = 99

interface LaidPart {
  readonly piece: Piece
  distanceAt(u: number, v: number, ink: Ink): number
}

function layPart(random: Random, { make, x = 0, y = 0, turn = 0, scale = 1, base = 0 }: Part): LaidPart {
  const piece = make(random)
  const [cosine, sine] = [Math.cos(turn) / scale, Math.sin(turn) / scale]
  return {
    piece,
    distanceAt(u, v, ink) {
      const [dx, dy] = [u - x, v - y]
      const far = Math.hypot(dx, dy) - piece.reach * scale
      if (far > SHADE) return far
      const distance = piece.paint(dx * cosine + dy * sine, dy * cosine - dx * sine, ink) * scale
      ink.height = ink.height * scale + base
      return distance
    },
  }
}

const extentOf = ({ x = 0, y = 0, scale = 1 }: Part, { reach }: Piece): number => Math.hypot(x, y) + reach * scale

/** Several pieces that are bought as one, as a root with its leaves. The first part lies over all others. */
export const arranged =
  (parts: readonly Part[]): PieceMaker =>
  (random) => {
    const laid = parts.map((part) => layPart(random, part))
    return {
      reach: Math.max(...laid.map(({ piece }, index) => extentOf(parts[index] ?? { make: () => piece }, piece))),
      paint(u, v, ink) {
        let nearest = FAR
        let best: LaidPart | undefined
        let last: LaidPart | undefined
        for (const part of laid) {
          const distance = part.distanceAt(u, v, ink)
          last = part
          if (distance < 0) {
            // What lies over it shades it.
            ink.dim(1 - 0.28 * smooth(SHADE, 0, nearest))
            return distance
          }
          if (distance < nearest) [nearest, best] = [distance, part]
        }
        // The edge has the colour of the part that ends there.
        if (best !== undefined && best !== last) best.distanceAt(u, v, ink)
        return nearest
      },
    }
  }
