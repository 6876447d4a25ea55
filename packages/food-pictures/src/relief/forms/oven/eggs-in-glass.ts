import { layBowl } from '../../crockery/bowl.ts'
import { GLAZES } from '../../crockery/glazes.ts'
import { colour } from '../../paint/colour.ts'
import { cloud } from '../../paint/noise.ts'
import { smooth } from '../../paint/shape.ts'
import { friedEgg } from '../../pieces/egg.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { pour } from '../../scene/pour.ts'
import { inEllipse } from '../../scene/spots.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { strewFilling } from './strew-filling.ts'

const SOFT_WHITE = colour('#FBF7EA')
const RUN = colour('#F5B234')

/** Soft eggs in a small glass that stands on the plate. */
export function layEggsInGlass(stage: Stage, egg: PlatedFood, rest: readonly PlatedFood[]): void {
  const { scene, spot, random, glaze } = stage
  const x = spot.x + spot.radius * 0.12
  const y = spot.y + spot.radius * 0.14
  const radius = spot.radius * 0.6
  const cup = layBowl(scene, { x, y, radius, glaze: GLAZES[glaze].beside, depth: 15 })
  const level = cup.level + 2
  const owner = ownerOf(stage, egg)
  pour(scene, {
    level,
    inside: cup.inside,
    owner,
    paint(point, ink) {
      const patch = cloud(point.x * 0.05, point.y * 0.05)
      ink.mix(SOFT_WHITE, RUN, 0.85 * smooth(0.56, 0.68, patch))
      ink.surface(0.8, 0.05, (cloud(point.x * 0.08 + 4, point.y * 0.08) - 0.5) * 4)
    },
  })
  const scale = (radius / 60) * 0.92
  for (const [dx, dy] of [
    [-0.3, -0.16],
    [0.3, 0.2],
  ] as const) {
    const at = { x: x + dx * radius, y: y + dy * radius }
    stamp(scene, friedEgg(false)(random), { ...at, turn: random() * 6, scale, base: level, owner, clip: cup.inside })
  }
  strewFilling(stage, rest, { pointIn: inEllipse({ x, y, a: radius * 0.66 }), count: 30, mostReach: 9 })
}
