import { grainOffset, within } from '../paint/chance.ts'
import type { Colour } from '../paint/colour.ts'
import { cloud } from '../paint/noise.ts'
import { rounded, smooth } from '../paint/shape.ts'
import type { PieceMaker } from '../scene/piece.ts'

/** A ring of an olive. */
export const oliveRing =
  (skin: Colour, inner: Colour): PieceMaker =>
  (random) => {
    const offset = grainOffset(random)
    const outer = within(random, 5.2, 6.6)
    const hole = outer * within(random, 0.34, 0.45)
    const middle = (outer + hole) / 2
    const half = (outer - hole) / 2
    return {
      reach: outer + 1,
      paint(u, v, ink) {
        const far = Math.hypot(u, v * 1.06)
        const distance = Math.abs(far - middle) - half
        ink.mix(inner, skin, smooth(middle - 0.4, middle + 0.9, far) * 0.9 + 0.1 * cloud(u * 0.3 + offset, v * 0.3))
        ink.surface(0.8, 0.05, 3.4 * rounded(distance, half))
        return distance
      },
    }
  }
