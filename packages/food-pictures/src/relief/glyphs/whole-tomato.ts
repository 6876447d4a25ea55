import { colour } from '../paint/colour.ts'
import { rounded, smooth } from '../paint/shape.ts'
import type { PieceMaker } from '../scene/piece.ts'

const [RED, DEEP, CALYX, CALYX_DARK] = [colour('#E43A22'), colour('#B4200E'), colour('#6A9E36'), colour('#437A24')]
/** Where the stalk was, units from the middle: the tomato is seen a little from the side. */
const TOP = { x: 2, y: -4 }
const SEPALS = 5

/** A whole tomato with its green star, or another fruit that has one, as a persimmon. */
export const wholeTomato =
  (radius: number, { red = RED, deep = DEEP, sepals = SEPALS, broad = 1 } = {}): PieceMaker =>
  () => ({
    reach: radius * 1.1,
    paint(u, v, ink) {
      const angle = Math.atan2(v - TOP.y, u - TOP.x)
      const far = Math.hypot(u - TOP.x, (v - TOP.y) * 1.15) / radius
      const lobe = Math.cos(angle * sepals + 0.6)
      const distance = Math.hypot(u, v * 1.06) - radius - 0.02 * radius * lobe
      ink.mix(red, deep, smooth(-radius * 0.5, 0, distance) * 0.7 + 0.3 * smooth(0, radius, v))
      ink.surface(0.9, 0.02, radius * 0.75 * rounded(distance, radius * 0.85) - radius * 0.14 * smooth(0.4, 0.05, far))
      const sepal = far - 0.1 - 0.44 * smooth(0.8 - broad, 1.9 - 0.9 * broad, Math.cos(angle * sepals)) ** 2
      if (sepal < 0) {
        ink.mix(CALYX, CALYX_DARK, smooth(-0.14, 0, sepal))
        ink.surface(0.25, 0.15, ink.height + radius * 0.06)
      }
      return distance
    },
  })
