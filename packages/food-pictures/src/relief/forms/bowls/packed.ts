import type { Random } from '../../../drawing/random.ts'
import { FULL_TURN, within } from '../../paint/chance.ts'
import type { Point } from '../../scene/spots.ts'

/** The angle by which seeds of a sunflower follow one another: they fill a circle without rows or gaps. */
const GOLDEN_ANGLE = 2.399_963

/** Points of a close heap, the farthest from its middle first; `room` is the radius that each piece takes. */
export function packed(random: Random, count: number, room: number): readonly Point[] {
  const start = random() * FULL_TURN
  return Array.from({ length: count }, (_, index) => {
    const far = room * Math.sqrt(count - index - 0.6) * within(random, 0.93, 1.07)
    const angle = start + (count - index) * GOLDEN_ANGLE
    return { x: Math.cos(angle) * far, y: Math.sin(angle) * far }
  })
}
