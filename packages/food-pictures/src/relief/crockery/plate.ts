import type { Ink } from '../paint/ink.ts'
import { smooth } from '../paint/shape.ts'
import { CROCKERY, type Scene } from '../scene/scene.ts'
import { stamp } from '../scene/stamp.ts'
import type { GlazeName } from './glaze-names.ts'
import { fire, GLAZES } from './glazes.ts'
import { finishOf, type Pattern } from './pattern.ts'
import { roundSpot, type Spot } from './spot.ts'

export interface Ware {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly glaze: GlazeName
  /** Bare when absent. */
  readonly pattern?: Pattern
}

const FLOOR = 2.2
/** Share of the radius that is well; the rest is rim. */
const WELL = 0.8
/** Where the glaze of the rim starts. */
const RIM = 0.86

/** A flat plate with a raised rim. */
export function layPlate(scene: Scene, { x, y, radius, glaze, pattern = 'bare' }: Ware): Spot {
  const { rim, well, isDark } = GLAZES[glaze]
  const finish = finishOf(pattern, GLAZES[glaze])
  const plate = {
    reach: radius + 1,
    paint(u: number, v: number, ink: Ink): number {
      const far = Math.hypot(u, v)
      const share = far / radius
      ink.mix(well, rim, smooth(0.83, RIM, share))
      fire(ink, u, v)
      if (share > 0.972) ink.dim(isDark ? 1.25 : 0.93)
      ink.height = FLOOR + (share < WELL ? 0 : 4.6 * smooth(WELL, 1, share)) - 2.6 * smooth(0.965, 1, share)
      finish(ink, { u, v, across: (share - RIM) / (1 - RIM) })
      return far - radius
    },
  }
  stamp(scene, plate, { x, y, base: 0, owner: CROCKERY })
  return roundSpot({ x, y, radius: radius * WELL, floor: FLOOR, level: FLOOR + 3 })
}
