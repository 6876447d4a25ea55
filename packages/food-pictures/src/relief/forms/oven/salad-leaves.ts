import { within } from '../../paint/chance.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { inEllipse, inRing } from '../../scene/spots.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { strew } from '../../scene/strew.ts'
import { partLook } from './part-look.ts'

/** In a small bowl pieces stay so large that they can be told: they are fewer. */
const LEAST_SCALE = 0.86
/** Radius of a spot in which pieces have their own size. */
const USUAL_RADIUS = 52
const LARGE_LEAF_G = 4
/** Bread lies at the upper left, and leaves around the rest of the rim. */
const RIM_LEAVES = 3
const RIM_FROM = -0.4
const RIM_STEP = 1.3

/** How much larger or smaller than usual pieces are in a spot. */
export function scaleOf({ radius }: Stage['spot']): number {
  return Math.max(LEAST_SCALE, Math.min(1.34, radius / USUAL_RADIUS))
}

const THIN_CUTS = new Set(['grated', 'shredded', 'ribbons'])
/** What was grated or shredded. */
export const isThin = ({ cuts }: PlatedFood): boolean => cuts.some((cut) => THIN_CUTS.has(cut))

/** Grated roots this many times the weight of the leaves are the bed, and the leaves show between them. */
const OUTWEIGHS = 4

const gramsOf = (foods: readonly PlatedFood[]): number => foods.reduce((sum, { grams }) => sum + grams, 0)

/** Whether leaves only show between a bed of grated roots. */
export const isBedOfShreds = (others: readonly PlatedFood[], leaves: readonly PlatedFood[]): boolean =>
  gramsOf(others.filter(isThin)) > OUTWEIGHS * gramsOf(leaves)

/** Few leaves that were tossed with what lies under them. */
export function layFewLeaves(stage: Stage, leaves: readonly PlatedFood[]): void {
  const { spot } = stage
  for (const food of leaves) {
    const look = partLook(food)
    const count = Math.max(3, Math.min(9, Math.round(food.grams / look.grams)))
    const pointIn = inRing({ ...spot, inner: spot.radius * 0.3, outer: spot.radius * 0.72 })
    strew(stage, food, { pointIn, count, scale: scaleOf(spot), sink: 1.5, tries: 8, look })
  }
}

/** Leaves standing around the edge and lying in the middle. */
export function layLeaves(stage: Stage, leaves: readonly PlatedFood[]): void {
  const { spot, scene } = stage
  const { x, y, radius } = spot
  const base = (point: { x: number; y: number }): number => scene.heightAt(point.x, point.y) + 1.5
  const scale = scaleOf(spot)
  const count = Math.max(9, Math.min(26, Math.round(7.5 * (radius / 40) ** 1.4)))
  for (const food of leaves) {
    const look = partLook(food)
    const isSmall = look.grams < 4
    const share = (count * (isSmall ? 3.4 : 1)) / leaves.length
    const around = inRing({ x, y, inner: radius * 0.5, outer: radius * 0.8 })
    strew(stage, food, { pointIn: around, count: Math.round(share * 0.65), scale, base, tries: 6, look })
    const middle = inEllipse({ x, y, a: radius * 0.5 })
    strew(stage, food, { pointIn: middle, count: Math.round(share * 0.35), scale, base, tries: 6, look })
  }
}

/** Large leaves under so much more that was grated are only its edge. */
export function isHeapOnLeaves(leaves: readonly PlatedFood[], others: readonly PlatedFood[]): boolean {
  const isLarge = leaves.length > 0 && leaves.every((food) => partLook(food).grams >= LARGE_LEAF_G)
  return isLarge && gramsOf(others.filter(isThin)) > gramsOf(leaves) * 2
}

/** A few leaves that look out from under a heap. */
export function layRimLeaves(stage: Stage, leaves: readonly PlatedFood[]): void {
  const { spot, scene, random } = stage
  for (const [index, food] of Array.from({ length: RIM_LEAVES }, (_, at) => leaves[at % leaves.length]).entries()) {
    if (food === undefined) continue
    const angle = RIM_FROM + index * RIM_STEP + within(random, -0.2, 0.2)
    stamp(scene, partLook(food).make(random), {
      x: spot.x + Math.cos(angle) * spot.radius * 0.68,
      y: spot.y + Math.sin(angle) * spot.radius * 0.68,
      turn: angle,
      scale: scaleOf(spot) * 1.2,
      owner: ownerOf(stage, food),
      clip: spot.inside,
    })
  }
}
