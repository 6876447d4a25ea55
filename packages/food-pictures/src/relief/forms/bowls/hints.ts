import { tintOf } from '../../looks/tint-of.ts'
import { within } from '../../paint/chance.ts'
import { cloud } from '../../paint/noise.ts'
import { smooth } from '../../paint/shape.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { coat } from '../../scene/coat.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'

/** Less than this of a food leaves no trace in what it was blended into, in grams. */
const LEAST_G = 8

/** Soft streaks of each food that was blended, by which one reads what is in a drink, a soup or a paste. */
export function layHints(stage: Stage, foods: readonly PlatedFood[]): void {
  const { scene, spot, random } = stage
  const [reachX, reachY] =
    spot.isFront === true ? [spot.halfWidth * 0.5, spot.halfHeight * 0.6] : [spot.radius * 0.55, spot.radius * 0.55]
  for (const food of foods.filter(({ grams, isTakenIn }) => grams >= LEAST_G && !isTakenIn)) {
    const tint = tintOf(food)
    const offset = random() * 99
    coat(scene, {
      x: spot.x + within(random, -1, 1) * reachX,
      y: spot.y + within(random, -0.8, 1) * reachY,
      turn: within(random, -0.5, 0.5),
      reach: 30,
      owner: ownerOf(stage, food),
      clip: spot.inside,
      outline: (u, v) => Math.hypot(u * 0.36, v) - 8 + (cloud(u * 0.06 + offset, v * 0.2) - 0.5) * 7,
      paint(ink, distance) {
        ink.over(tint, 0.14 * smooth(0, -7, distance))
        ink.gloss = 0.5
      },
    })
  }
}
