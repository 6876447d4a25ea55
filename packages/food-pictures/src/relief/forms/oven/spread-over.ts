import { tintOf } from '../../looks/tint-of.ts'
import { grainOffset } from '../../paint/chance.ts'
import { colour, shaded } from '../../paint/colour.ts'
import type { Ink } from '../../paint/ink.ts'
import { cloud, noise } from '../../paint/noise.ts'
import { smooth } from '../../paint/shape.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { THICK } from './bake-body.ts'
import { SIDE, type BakeShape } from './bake-shape.ts'

const DRIED = colour('#7A2412')
/** How far the sauce stays from the wall and how much its edge wanders, units. */
const EDGE = { off: 5, wander: 9 } as const

/** Whether a sauce goes on last: nothing but the oven cooks it. */
export const isSpreadOver = ({ role, heats }: PlatedFood): boolean =>
  role === 'tomato-sauce' && heats.length === 1 && heats[0] === 'baked'

/** Sauce that was spread over the top with the back of a spoon and dried in the oven; the grains show through. */
export function spreadOver(stage: Stage, shape: BakeShape, food: PlatedFood): void {
  const { scene, random, spot } = stage
  const tint = tintOf(food)
  const dim = shaded(tint, 0.75)
  const offset = grainOffset(random)
  const sauce = {
    reach: Math.hypot(shape.halfWidth, shape.halfHeight),
    halfWidth: shape.halfHeight + 1,
    paint(u: number, v: number, ink: Ink): number {
      const outer = shape.outline(u, v)
      const distance =
        Math.max(outer, SIDE - shape.fromCut(u, v)) +
        EDGE.off +
        (cloud(u * 0.05 + offset, v * 0.05) - 0.5) * EDGE.wander
      if (distance > 2) return distance
      const grain = noise(u * 0.5 + offset, v * 0.5)
      const stroke = Math.sin((v + cloud(u * 0.03, v * 0.03) * 26) * 0.32)
      ink.mix(tint, dim, smooth(0.3, 0.75, cloud(u * 0.07 - offset, v * 0.07)))
      ink.over(DRIED, 0.6 * smooth(-7, -0.5, distance) + 0.35 * smooth(0.6, 0.8, cloud(u * 0.05, v * 0.05 + offset)))
      ink.surface(0.5, 0.25, THICK + 5 + (grain - 0.5) * 2 + stroke * 0.7)
      return distance
    },
  }
  stamp(scene, sauce, {
    x: spot.x,
    y: spot.y,
    turn: shape.turn,
    base: spot.floor,
    owner: ownerOf(stage, food),
  })
}
