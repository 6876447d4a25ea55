import { isVisible, lookOf } from '../looks/look-of.ts'
import type { PlatedFood } from '../plated-meal.ts'
import { heap } from '../scene/heap.ts'
import { inEllipse } from '../scene/spots.ts'
import type { Stage } from '../scene/stage.ts'
import { strew } from '../scene/strew.ts'

const LEAVES = new Set(['salad-leaf'])
/** Radius of a spot in which pieces have their own size. */
const USUAL_RADIUS = 46

const isLeaf = ({ role }: PlatedFood): boolean => role !== null && LEAVES.has(role)

/** Leaves with what lies between them, or a mixed heap, and what was scattered over it. */
export function laySalad(stage: Stage): void {
  const { spot, scene } = stage
  const { x, y, radius } = spot
  const foods = stage.dish.foods.filter(isVisible)
  const tossed = foods.filter(({ isGarnish }) => !isGarnish)
  const leaves = tossed.filter(isLeaf)
  const others = tossed.filter((food) => !isLeaf(food))
  const scale = Math.max(0.8, Math.min(1.25, radius / USUAL_RADIUS))
  for (const leaf of leaves) {
    const base = (point: { x: number; y: number }): number => scene.heightAt(point.x, point.y) + 1.5
    strew(stage, leaf, {
      pointIn: inEllipse({ x, y, a: radius * 0.62 }),
      count: Math.round(9 * (radius / 40) ** 2),
      scale,
      base,
      tries: 5,
    })
  }
  if (leaves.length === 0) {
    heap(
      stage,
      others.map((food) => ({ food })),
      { x, y, a: radius * 0.8, rise: 13, scale, density: 1.4 },
    )
  } else {
    for (const food of others) {
      const count = Math.min(Math.round(7 * (radius / 40) ** 2), lookOf(food)?.count ?? 0)
      strew(stage, food, { pointIn: inEllipse({ x, y, a: radius * 0.66 }), count, scale })
    }
  }
  for (const food of foods.filter(({ isGarnish }) => isGarnish)) {
    strew(stage, food, { pointIn: inEllipse({ x, y, a: radius * 0.66 }), scale: 0.95 })
  }
}
