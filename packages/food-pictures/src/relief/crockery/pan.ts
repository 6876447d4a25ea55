import { colour } from '../paint/colour.ts'
import type { Ink } from '../paint/ink.ts'
import { box, smooth } from '../paint/shape.ts'
import { CROCKERY, type Scene } from '../scene/scene.ts'
import { stamp } from '../scene/stamp.ts'
import { roundSpot, type Spot } from './spot.ts'

const IRON = colour('#2E2F31')
const EDGE = colour('#3E4043')
const FLOOR = 2.5
const INNER = 0.93

/** A cast iron pan, its handle to the lower right. */
export function layPan(
  scene: Scene,
  { x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number },
): Spot {
  const grip = box(radius * 0.42, 9, 8)
  const pan = {
    reach: radius * 1.75,
    paint(u: number, v: number, ink: Ink): number {
      const far = Math.hypot(u, v)
      const handle = grip(u - radius * 1.3, v)
      ink.mix(IRON, EDGE, smooth(radius * INNER, radius * 0.96, far))
      const wall = 11 - 2 * ((far - radius * 0.965) / (radius * 0.035)) ** 2
      const grasp = 8 * Math.sqrt(Math.min(1, Math.max(0, -handle / 5)))
      ink.surface(0.35, 0.25, far < radius * INNER ? FLOOR : far < radius ? wall : grasp)
      return Math.min(far - radius, handle)
    },
  }
  stamp(scene, pan, { x, y, turn: Math.PI * 0.75 - Math.PI / 2, base: 0, owner: CROCKERY })
  return roundSpot({ x, y, radius: radius * INNER, floor: FLOOR, level: 6 })
}
