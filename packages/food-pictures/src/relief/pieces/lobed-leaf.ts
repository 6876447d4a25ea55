import { grainOffset, within } from '../paint/chance.ts'
import type { Colour } from '../paint/colour.ts'
import { cloud } from '../paint/noise.ts'
import { rounded, smooth } from '../paint/shape.ts'
import type { PieceMaker } from '../scene/piece.ts'

export interface LobedLeafOptions {
  readonly colours: readonly [Colour, Colour]
  /** From the stalk to the tip, units. */
  readonly length: number
}

interface Lobe {
  /** Where it points, radians. */
  readonly turn: number
  readonly size: number
}

/** The middle lobe points away from the stalk, the others aside. */
const LOBES: readonly Lobe[] = [
  { turn: 0, size: 1 },
  { turn: 1.15, size: 0.86 },
  { turn: -1.15, size: 0.86 },
]
/** Notches in the edge of a lobe, and how deep they are, a share of its length. */
const NOTCHES = 5
const NOTCHED = 0.09

/** A flat leaf of three broad, notched lobes on a thin stalk: coriander. */
export function lobedLeaf({ colours, length }: LobedLeafOptions): PieceMaker {
  return (random) => {
    const offset = grainOffset(random)
    const size = length * within(random, 0.8, 1.15)
    const bent = within(random, -0.25, 0.25)
    const lobes = LOBES.map(({ turn, size: share }) => ({
      cosine: Math.cos(turn + bent),
      sine: Math.sin(turn + bent),
      long: size * share,
    }))
    return {
      reach: size * 1.2,
      paint(x, y, ink) {
        const u = x + size * 0.35
        let leaf = size
        let vein = size
        for (const { cosine, sine, long } of lobes) {
          const along = u * cosine + y * sine
          const across = y * cosine - u * sine
          // A fan: it begins narrow at the stalk and is broadest near its notched end.
          const far = Math.hypot(along, across * 1.35)
          const notch = Math.abs(Math.sin(Math.atan2(across, along) * NOTCHES)) * NOTCHED * long
          leaf = Math.min(leaf, Math.max(far - long + notch, Math.abs(across) - 0.9 - along * 0.78))
          if (along > 0) vein = Math.min(vein, Math.abs(across))
        }
        const stalk = Math.max(Math.abs(y) - 0.5, Math.abs(u + size * 0.3) - size * 0.34)
        const distance = Math.min(leaf, stalk)
        ink.mix(colours[0], colours[1], cloud(x * 0.15 + offset, y * 0.15))
        ink.dim(1 - 0.2 * smooth(0.8, 0.2, vein))
        ink.surface(0.4, 0.05, 1.2 + rounded(distance, 2) + Math.sin(x * 0.35 + offset) * 0.7)
        return distance
      },
    }
  }
}
