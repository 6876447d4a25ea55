import type { Ink } from '../paint/ink.ts'
import { smooth } from '../paint/shape.ts'
import { CROCKERY, type Scene } from '../scene/scene.ts'
import { stamp } from '../scene/stamp.ts'
import { fire, GLAZES, speck, type GlazeName } from './glazes.ts'
import { roundSpot, type Spot } from './spot.ts'

export interface Ware {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly glaze: GlazeName
  readonly isSpeckled: boolean
}

const FLOOR = 2.2
/** Share of the radius that is well; the rest is rim. */
const WELL = 0.8

/** A flat plate with a raised rim. */
export function layPlate(scene: Scene, { x, y, radius, glaze, isSpeckled }: Ware): Spot {
  const { rim, well, isDark } = GLAZES[glaze]
  const plate = {
    reach: radius + 1,
    paint(u: number, v: number, ink: Ink): number {
      const far = Math.hypot(u, v)
      const share = far / radius
      ink.mix(well, rim, smooth(0.83, 0.86, share))
      fire(ink, u, v)
      if (isSpeckled) speck(ink, u, v)
      if (share > 0.972) ink.dim(isDark ? 1.25 : 0.93)
      ink.height = FLOOR + (share < WELL ? 0 : 4.6 * smooth(WELL, 1, share)) - 2.6 * smooth(0.965, 1, share)
      return far - radius
    },
  }
  stamp(scene, plate, { x, y, base: 0, owner: CROCKERY })
  return roundSpot({ x, y, radius: radius * WELL, floor: FLOOR, level: FLOOR + 3 })
}
