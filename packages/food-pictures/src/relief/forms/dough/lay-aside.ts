import { coverLookOf } from '../../looks/cover-look-of.ts'
import { isWide, type Spot } from '../../crockery/spot.ts'
import { within } from '../../paint/chance.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { heap } from '../../scene/heap.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { pointOn } from './arrange.ts'

/** Part of a spot that is left for the bread, and how far it moves, in shares of the half height. */
const LEFT = 0.76
const MOVED = 0.3
const MOST_STICKS = 9

/** The spot that is left when something lies beside the bread, above it. */
export function besideAside(spot: Spot): Spot {
  const at = pointOn({ x: spot.x, y: spot.y, turn: spot.turn }, 0, spot.halfHeight * MOVED)
  return {
    ...spot,
    ...at,
    radius: spot.radius * LEFT,
    halfWidth: spot.halfWidth * (isWide(spot) ? 1 : LEFT),
    halfHeight: spot.halfHeight * LEFT,
  }
}

/** Sticks in a bundle, other pieces in a small heap, above the bread. */
export function layAside(stage: Stage, foods: readonly PlatedFood[]): void {
  const { scene, spot, random } = stage
  const width = spot.halfWidth * 1.3
  for (const [index, food] of foods.entries()) {
    const look = coverLookOf(food)
    if (look === null) continue
    const along = ((index + 0.5) / foods.length - 0.5) * width
    const at = pointOn(spot, along, -spot.halfHeight * 0.64)
    if (!food.cuts.includes('sticks')) {
      heap(stage, [{ food }], { ...at, a: spot.radius * 0.3, b: spot.radius * 0.2, rise: 6 })
      continue
    }
    const count = Math.min(MOST_STICKS, Math.max(4, look.count))
    for (let stick = 0; stick < count; stick += 1) {
      const lane = (stick % 5) - 2
      const layer = Math.floor(stick / 5)
      const point = pointOn({ ...at, turn: spot.turn }, within(random, -4, 4), lane * 6.4 + layer * 3)
      stamp(scene, look.make(random), {
        ...point,
        turn: spot.turn + within(random, -0.09, 0.09) + layer * 0.12,
        scale: 1.15,
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
