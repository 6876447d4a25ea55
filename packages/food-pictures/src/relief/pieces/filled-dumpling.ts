import { grainOffset, within } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { cloud } from '../paint/noise.ts'
import { box, rounded, smooth } from '../paint/shape.ts'
import { brown } from './browning.ts'
import type { PieceMaker } from '../scene/piece.ts'

const DOUGH = colour('#F9EBC6')
const DOUGH_SHADE = colour('#EBD6A0')
const BUTTERED = colour('#E4B450')
const SHEEN = colour('#FFF8E2')

/** Half a disc with a crimped edge and a full belly; `browned` when it was fried. */
export const pierog =
  (browned = 0): PieceMaker =>
  (random) => {
    const offset = grainOffset(random)
    const radius = within(random, 24, 26.5)
    const point = { u: 0, v: 0, offset }
    return {
      reach: radius * 1.18,
      paint(u, v, ink) {
        const y = v + radius * 0.36
        // The fold bulges a little; the arc is crimped.
        const far = Math.hypot(u, y * 1.12)
        const angle = Math.atan2(y, u)
        const crimp = Math.cos(angle * 17 + offset)
        const arc = far - radius + crimp * 0.9
        const fold = -y - 3.2 * (1 - (u / radius) ** 2)
        const distance = Math.max(arc, fold)
        ink.mix(DOUGH, DOUGH_SHADE, smooth(0.3, 0.75, cloud(u * 0.07 + offset, v * 0.07)))
        const hem = smooth(-7, -5.4, arc)
        const belly = Math.max(arc + 6, fold)
        ink.over(SHEEN, 0.4 * smooth(-4, -10, belly))
        ink.over(BUTTERED, 0.45 * smooth(-5, -0.5, belly) * (1 - hem) + 0.28 * hem)
        ink.dim(1 - hem * (0.06 - crimp * 0.05))
        const body = 11.5 * rounded(belly, 11) * (1 - hem)
        const seam = hem * (2.4 + crimp * 1)
        ink.surface(
          0.6,
          0.1,
          2.2 * rounded(distance, 2) + Math.max(body, seam) + (cloud(u * 0.09, v * 0.09 + offset) - 0.5) * 1.6,
        )
        point.u = u
        point.v = v
        if (browned > 0) brown(ink, point, browned)
        return distance
      },
    }
  }

const PILLOW = box(19, 19, 2.5)

/** A square pillow of pasta with toothed edges. */
export const raviolo: PieceMaker = (random) => {
  const offset = grainOffset(random)
  return {
    reach: 27,
    paint(u, v, ink) {
      const tooth = Math.cos((Math.abs(u) > Math.abs(v) ? v : u) * 1.9) * 0.9
      const distance = PILLOW(u, v) + tooth
      ink.mix(DOUGH, DOUGH_SHADE, smooth(0.3, 0.75, cloud(u * 0.07 + offset, v * 0.07)))
      const belly = Math.hypot(u, v) - 13.5
      ink.over(SHEEN, 0.4 * smooth(-2, -9, belly))
      ink.surface(0.6, 0.1, 2 * rounded(distance, 2) + 8 * rounded(belly, 11))
      return distance
    },
  }
}
