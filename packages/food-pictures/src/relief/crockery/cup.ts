import type { Ink } from '../paint/ink.ts'
import { rounded } from '../paint/shape.ts'
import { CROCKERY, type Scene } from '../scene/scene.ts'
import { stamp } from '../scene/stamp.ts'
import { layBowl, type BowlWare } from './bowl.ts'
import { fire, GLAZES } from './glazes.ts'
import type { Spot } from './spot.ts'

/** Half the thickness of the handle, units. */
const THICK = 6.5

/** A broad cup from above, its handle to the lower right. */
export function layCup(scene: Scene, ware: BowlWare): Spot {
  const { x, y, radius, glaze } = ware
  const { rim } = GLAZES[glaze]
  const loop = radius * 0.27
  const handle = {
    reach: loop + THICK + 1,
    paint(u: number, v: number, ink: Ink): number {
      const distance = Math.abs(Math.hypot(u, v * 1.1) - loop) - THICK
      ink.fill(rim)
      fire(ink, u, v)
      ink.height = 9 * rounded(distance, THICK) + 3
      return distance
    },
  }
  const angle = 0.62
  stamp(scene, handle, {
    x: x + Math.cos(angle) * radius * 1.1,
    y: y + Math.sin(angle) * radius * 1.1,
    base: 0,
    owner: CROCKERY,
  })
  return layBowl(scene, ware)
}
