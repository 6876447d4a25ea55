import type { Spot } from '../../crockery/spot.ts'
import { dipperOf } from '../../pieces/dipper.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { crossedSticks } from '../../plating/crossed-sticks.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { pieceLookOf } from './fallback-look.ts'

export interface Dipper {
  readonly stage: Stage
  readonly food: PlatedFood
}

/** Dippers in handfuls, one above the other. */
export function layDippers(dippers: readonly Dipper[], right: Spot): void {
  const [first] = dippers
  if (first === undefined) return
  const { random, scene } = first.stage
  const bundles = dippers.slice(0, 4)
  const tall = (right.halfHeight * 1.7) / bundles.length
  for (const [row, { stage, food }] of bundles.entries()) {
    const make = dipperOf(food.foodId, food.role) ?? pieceLookOf(food).make
    const count = Math.max(3, Math.min(bundles.length > 1 ? 8 : 9, Math.round(food.grams / 9)))
    const middle = (row - (bundles.length - 1) / 2) * tall
    const isUpright = bundles.length === 1
    const gap = isUpright ? 12.5 : Math.min(11, tall / 5)
    for (const { along, across, turn } of crossedSticks(random, { count, gap })) {
      const u = isUpright ? across : along
      const v = (isUpright ? along : across) + middle
      stamp(scene, make(random), {
        x: right.x + u * Math.cos(right.turn) - v * Math.sin(right.turn),
        y: right.y + u * Math.sin(right.turn) + v * Math.cos(right.turn),
        turn: right.turn + (isUpright ? Math.PI / 2 : 0) + turn,
        scale: isUpright ? 1.28 : bundles.length > 2 ? 0.92 : 1,
        owner: ownerOf(stage, food),
      })
    }
  }
}

/** Dippers stuck into the paste, where there is no room beside the pot. */
export function layDipped(dippers: readonly Dipper[], pot: Spot): void {
  for (const [row, { stage, food }] of dippers.slice(0, 3).entries()) {
    const isInSideBowl = stage.dish.place === 'bowl'
    const make = dipperOf(food.foodId, food.role) ?? pieceLookOf(food).make
    for (let index = 0; index < 3; index += 1) {
      const angle = -2.5 + row * 0.8 + index * (isInSideBowl ? 0.5 : 0.24)
      const far = pot.radius * (isInSideBowl ? 0.4 : 0.72)
      stamp(stage.scene, make(stage.random), {
        x: pot.x + Math.cos(angle) * far,
        y: pot.y + Math.sin(angle) * far,
        turn: angle,
        scale: Math.min(0.9, pot.radius / 52),
        base: pot.level + 1,
        ...(isInSideBowl ? { clip: pot.inside } : {}),
        owner: ownerOf(stage, food),
      })
    }
  }
}
