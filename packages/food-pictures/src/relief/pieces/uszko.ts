import { grainOffset, within } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { cloud } from '../paint/noise.ts'
import { ellipse, rounded, smooth } from '../paint/shape.ts'
import type { PieceMaker } from '../scene/piece.ts'

const DOUGH = colour('#FAEFD2')
const DOUGH_SHADE = colour('#E9D4A6')
const FILLING = colour('#B99A66')
const FOLD = colour('#94703E')

/** The dough around the filling, whose two ends meet in front. */
const BELLY = ellipse(13, 9.6)
/** How far the folded corner stands out behind it, and half its width at the belly for each unit, units. */
const TIP = 15.5
const SLOPE = 0.95

/** A little ear: a filled triangle whose two ends were bent together and pressed, with its third corner standing up. */
export const uszko: PieceMaker = (random) => {
  const offset = grainOffset(random)
  const size = within(random, 0.92, 1.08)
  const lean = within(random, -2.5, 2.5)
  return {
    reach: 20,
    paint(x, y, ink) {
      const u = x / size
      const v = y / size
      const wander = (cloud(x * 0.1 + offset, y * 0.1) - 0.5) * 1.8
      // The ends stand apart where they meet.
      const belly = BELLY(u, v) + 3.6 * smooth(3.4, 0, Math.abs(u)) * smooth(5, 9.5, v)
      const aside = u - lean * smooth(0, -TIP, v)
      const corner = Math.max(v, (Math.abs(aside) - (v + TIP) * SLOPE) * 0.8, -v - TIP + 2.4)
      const distance = Math.min(belly, corner) * size + wander
      ink.mix(DOUGH, DOUGH_SHADE, smooth(0.32, 0.72, cloud(u * 0.09 + offset, v * 0.09)))
      // The dark filling shows through the dough where it is stretched.
      ink.over(FILLING, 0.5 * smooth(8, 3.4, Math.hypot(u * 0.72, (v - 0.6) * 1.3)))
      // One fold runs between the corner and the belly, one where the ends were pressed together.
      const behind = smooth(1.7, 0.3, Math.abs(v + 6 - u * u * 0.03)) * smooth(12, 9, Math.abs(u))
      const pressed = smooth(1.6, 0.3, Math.abs(u + 0.4)) * smooth(1.5, 4.5, v)
      const fold = Math.max(behind, pressed)
      ink.over(FOLD, 0.42 * fold)
      const height = Math.max(11 * rounded(belly, 8), 6.5 * rounded(corner, 3) - v * 0.1)
      ink.surface(0.7, 0.08, height - 1.8 * fold)
      return distance
    },
  }
}
