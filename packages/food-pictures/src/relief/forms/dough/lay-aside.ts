import { coverLookOf } from '../../looks/cover-look-of.ts'
import type { Spot } from '../../crockery/spot.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { crossedSticks } from '../../plating/crossed-sticks.ts'
import { heap } from '../../scene/heap.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { pointOn } from './arrange.ts'

/** The front of a plate or board that is left for the bread: its half sides, and how far down its middle lies, in shares. */
const FRONT = { down: 0.3, aside: 0.98, upright: 0.68 } as const
const MOST_STICKS = 9

/** So many slices on a board lie in two rows, and what is beside them at their right; in shares of the half sides. */
const TWO_ROWS = 4
const LEFT = { u: -0.26, wide: 0.74, right: 0.7 } as const

/** Whether what is beside the bread lies at its right, not above it. Only boards lie turned. */
const isAtRight = (spot: Spot, slices: number): boolean => spot.turn !== 0 && slices >= TWO_ROWS

/** The spot that is left when something lies beside the bread: above it, or at its right. */
export const besideAside = (spot: Spot, slices: number): Spot =>
  isAtRight(spot, slices)
    ? { ...spot, ...pointOn(spot, spot.halfWidth * LEFT.u, 0), halfWidth: spot.halfWidth * LEFT.wide }
    : besideBehind(spot)

const besideBehind = (spot: Spot): Spot => ({
  ...spot,
  ...pointOn({ x: spot.x, y: spot.y, turn: spot.turn }, 0, spot.halfHeight * FRONT.down),
  radius: spot.radius * FRONT.upright,
  halfWidth: spot.halfWidth * FRONT.aside,
  halfHeight: spot.halfHeight * FRONT.upright,
})

/** Sticks in a handful, other pieces in a small heap. */
export function layAside(stage: Stage, foods: readonly PlatedFood[], slices: number): void {
  const { scene, spot, random } = stage
  const width = spot.halfWidth * 1.3
  for (const [index, food] of foods.entries()) {
    const look = coverLookOf(food)
    if (look === null) continue
    const place = ((index + 0.5) / foods.length - 0.5) * width
    const at = isAtRight(spot, slices)
      ? pointOn(spot, spot.halfWidth * LEFT.right, place * 0.6)
      : pointOn(spot, place, -spot.halfHeight * 0.64)
    if (!food.cuts.includes('sticks')) {
      heap(stage, [{ food }], { ...at, a: spot.radius * 0.26, b: spot.radius * 0.24, rise: 6 })
      continue
    }
    const count = Math.min(MOST_STICKS, Math.max(4, look.count))
    for (const { along, across, turn } of crossedSticks(random, { count, gap: 8.4 })) {
      stamp(scene, look.make(random), {
        ...pointOn({ ...at, turn: spot.turn }, along, across),
        turn: spot.turn + turn,
        scale: 1.3,
        owner: ownerOf(stage, food),
      })
    }
  }
}

/** What one does for a dish of breads without a bread: a heap of what is there. */
export function layWithoutBase(stage: Stage, foods: readonly PlatedFood[]): void {
  const { x, y, radius } = stage.spot
  heap(
    stage,
    foods.map((food) => ({ food })),
    { x, y, a: radius * 0.72, rise: 12 },
  )
}
