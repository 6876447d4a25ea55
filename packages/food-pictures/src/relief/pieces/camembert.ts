import { grainOffset } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { cloud, noise } from '../paint/noise.ts'
import { rounded, smooth } from '../paint/shape.ts'
import type { PieceMaker } from '../scene/piece.ts'

const RIND = colour('#FBF4E2')
const RIND_SHADE = colour('#EBDCB8')
const GOLD = colour('#D9A24A')
const CREAM = colour('#F7DC8A')
const MELTED = colour('#FBEBB4')
const LIP = colour('#B97E34')

/** Radius of the cheese, units, half the angle of the wedge that is cut out of it, and how far the melted cheese runs. */
const RADIUS = 31
const WEDGE = 0.5
const RUN = 0.8
/** The cheese lies higher than what runs out of it. */
const HEIGHT = 20

/** A camembert, baked: white rind, golden at its edge, a wedge cut out, and its melted inside running from the cut. */
export const bakedCamembert: PieceMaker = (random) => {
  const offset = grainOffset(random)
  return {
    reach: RADIUS * 1.5,
    paint(u, v, ink) {
      const wander = (cloud(u * 0.04 + offset, v * 0.04) - 0.5) * 2
      const round = Math.hypot(u, v) - RADIUS + wander
      // The cut opens downwards.
      const side = Math.abs(u) * Math.cos(WEDGE) - (v + 3) * Math.sin(WEDGE)
      const cheese = Math.max(round, -side)
      const runs =
        Math.hypot(u * 1.1, v - RADIUS * RUN) - RADIUS * 0.62 + (cloud(u * 0.09 + offset, v * 0.09) - 0.5) * 9
      if (cheese > 0) {
        const patch = cloud(u * 0.07 - offset, v * 0.07)
        ink.mix(CREAM, MELTED, smooth(0.35, 0.7, patch))
        ink.over(LIP, 0.35 * smooth(-2, 0, runs))
        ink.surface(0.9, 0.05, 4 + 5 * rounded(runs, 5) + 2 * patch)
        return Math.min(cheese, Math.max(runs, -v - 3))
      }
      const patch = cloud(u * 0.06 + offset, v * 0.06)
      ink.mix(RIND, RIND_SHADE, smooth(0.4, 0.75, patch))
      ink.over(GOLD, 0.55 * smooth(0.54, 0.74, patch) + 0.5 * smooth(-5, -0.5, round))
      // Along the cut one sees the creamy inside.
      ink.over(CREAM, 0.95 * smooth(4.2, 3, side))
      const bloom = (noise(u * 0.6, v * 0.6 + offset) - 0.5) * 0.8 + (patch - 0.5) * 2
      ink.surface(0.2, 0.3, HEIGHT * rounded(round, 5) * (0.8 + 0.2 * smooth(0, 4, side)) + bloom)
      return cheese
    },
  }
}
