import type { Ink } from '../paint/ink.ts'
import { smooth } from '../paint/shape.ts'
import { CROCKERY, type Scene } from '../scene/scene.ts'
import { stamp } from '../scene/stamp.ts'
import { fire, GLAZES } from './glazes.ts'
import { finishOf } from './pattern.ts'
import type { Ware } from './plate.ts'
import { roundSpot, type Spot } from './spot.ts'

export interface BowlWare extends Ware {
  /** Height of the wall over the floor, units. */
  readonly depth: number
  /** Width of the rim, units; a deep plate has a broad one. */
  readonly rimWidth?: number
  /** Height of what it stands on, as a plate. */
  readonly base?: number
}

const FLOOR = 3

/** A deep bowl: a rim, and a wall that falls to the floor. */
export function layBowl(scene: Scene, ware: BowlWare): Spot {
  const { x, y, radius, glaze, pattern = 'bare', depth, rimWidth = 5.5, base = 0 } = ware
  const { rim, well } = GLAZES[glaze]
  const finish = finishOf(pattern, GLAZES[glaze])
  const inner = radius - rimWidth
  const bowl = {
    reach: radius + 1,
    paint(u: number, v: number, ink: Ink): number {
      const far = Math.hypot(u, v)
      ink.mix(well, rim, smooth(inner - 3, inner, far))
      fire(ink, u, v)
      const acrossRim = (far - inner) / rimWidth
      ink.height = far > inner ? depth + 3 - 9.6 * Math.abs(acrossRim - 0.35) ** 2 : FLOOR + depth * (far / inner) ** 4
      finish(ink, { u, v, across: acrossRim })
      return far - radius
    },
  }
  stamp(scene, bowl, { x, y, base, owner: CROCKERY })
  const floor = base + FLOOR
  return roundSpot({ x, y, radius: inner - 0.2, floor, level: depth * 0.62 + floor })
}
