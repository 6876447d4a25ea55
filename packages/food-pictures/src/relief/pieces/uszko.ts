import { grainOffset, within } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { cloud } from '../paint/noise.ts'
import { ellipse, rounded, smooth } from '../paint/shape.ts'
import type { PieceMaker } from '../scene/piece.ts'

const DOUGH = colour('#FAEFD2')
const DOUGH_SHADE = colour('#E6D09E')
const FOLD = colour('#B08A56')

/** The dough around the filling, whose two ends meet in front. */
const BELLY = ellipse(11.5, 9)
/** How far the third corner stands out behind it, and half its width at the belly, units. */
const TIP = 20
const SLOPE = 0.62

/** A little ear: a filled triangle whose two ends were bent together and pressed, with its third corner standing up. */
export const uszko: PieceMaker = (random) => {
  const offset = grainOffset(random)
  const size = within(random, 0.92, 1.08)
  return {
    reach: 23,
    paint(x, y, ink) {
      const u = x / size
      const v = y / size
      const wander = (cloud(x * 0.1 + offset, y * 0.1) - 0.5) * 1.6
      // The ends stand apart where they meet.
      const belly = BELLY(u, v) + 3.2 * smooth(3, 0, Math.abs(u)) * smooth(4, 9, v)
      const corner = Math.max(v, (Math.abs(u) - (v + TIP) * SLOPE) * 0.85, -v - TIP + 1.5)
      const distance = Math.min(belly, corner) * size + wander
      ink.mix(DOUGH, DOUGH_SHADE, smooth(0.32, 0.72, cloud(u * 0.09 + offset, v * 0.09)))
      // One fold runs between the corner and the belly, one where the ends were pressed together.
      const behind = smooth(1.5, 0.2, Math.abs(v + 4.4 - u * u * 0.035)) * smooth(10, 8, Math.abs(u))
      const pressed = smooth(1.3, 0.2, Math.abs(u + 0.4)) * smooth(0, 3, v)
      const fold = Math.max(behind, pressed)
      ink.over(FOLD, 0.55 * fold)
      const height = Math.max(10 * rounded(belly, 8), 7.5 * rounded(corner, 3.5))
      ink.surface(0.65, 0.1, height - 1.6 * fold)
      return distance
    },
  }
}
