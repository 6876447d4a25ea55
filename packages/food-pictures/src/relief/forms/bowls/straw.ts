import { heightInGlass, MOUTH } from '../../crockery/glass.ts'
import { colour } from '../../paint/colour.ts'
import type { Ink } from '../../paint/ink.ts'
import { rounded, smooth } from '../../paint/shape.ts'
import { CROCKERY } from '../../scene/scene.ts'
import { pour } from '../../scene/pour.ts'
import type { Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { FULL } from './drink-in-glass.ts'

const [STRAW, STRAW_SHADE, STRIPE] = [colour('#F7F4EC'), colour('#D0CABA'), colour('#D0705E')]
/** Half its width, units. */
const THICK = 3.8
/** How far the straw leans from upright, radians, and how long it is above the drink, units. */
const LEAN = 0.36
const LENGTH = 74
/** How far it reaches into the drink, and how it seems to bend there, because light does. */
const SUNK = 112
const BENT_LEAN = 0.22
/** How much of it is seen through the drink just below the surface. */
const SEEN = 0.34
/** Above all that stands in a glass, units. */
const OVER_ALL = 99

/** A striped paper straw that leans on the far rim and goes into the drink. */
export function layStraw({ scene, spot }: Stage, owner: number): void {
  const surface = spot.y + heightInGlass(spot, FULL)
  const foot = { x: spot.x + spot.halfWidth * 0.18, y: surface + spot.halfWidth * MOUTH * 0.25 }
  pour(scene, {
    level: OVER_ALL,
    owner,
    inside(x, y) {
      const below = y - foot.y
      const across = x - foot.x + below * Math.tan(BENT_LEAN)
      return below > 0 && below < SUNK && Math.abs(across) < THICK + 1 && spot.inside(x, y)
    },
    paint({ x, y, depth }, ink) {
      const below = y - foot.y
      const across = x - foot.x + below * Math.tan(BENT_LEAN)
      const share = SEEN * smooth(SUNK, 0, below) * smooth(THICK + 1, THICK - 1, Math.abs(across))
      ink.over(across < 1 ? STRAW : STRAW_SHADE, share)
      ink.surface(0.4, 0.02, -depth)
    },
  })
  const middle = LENGTH / 2
  const straw = {
    reach: middle + THICK,
    halfWidth: THICK + 1,
    paint(u: number, v: number, ink: Ink) {
      // The drink stands up to it in an ellipse.
      const end = middle - 2.4 * (v / THICK) ** 2
      const distance = Math.max(Math.abs(v) - THICK, -u - middle, u - end)
      ink.mix(STRAW, STRAW_SHADE, smooth(-3, THICK, v))
      ink.over(STRIPE, 0.85 * smooth(0.2, 0.5, Math.sin((u + v * 0.8) * 0.62)))
      if (u < 3 - middle && Math.hypot((u + middle - 1.6) * 2, v) < 2.6) ink.dim(0.45)
      ink.dim(1 - 0.35 * smooth(middle - 7, middle, u))
      ink.surface(0.2, 0.02, 3.4 * rounded(Math.abs(v) - THICK, THICK))
      return distance
    },
  }
  stamp(scene, straw, {
    x: foot.x + Math.sin(LEAN) * middle,
    y: foot.y - Math.cos(LEAN) * middle,
    turn: Math.PI / 2 + LEAN,
    base: 13.5,
    owner: CROCKERY,
  })
}
