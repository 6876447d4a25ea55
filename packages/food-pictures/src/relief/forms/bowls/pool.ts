import { tintOf } from '../../looks/tint-of.ts'
import { grainOffset, within } from '../../paint/chance.ts'
import { shaded } from '../../paint/colour.ts'
import { cloud } from '../../paint/noise.ts'
import { rounded, smooth } from '../../paint/shape.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { coat } from '../../scene/coat.ts'
import type { Point } from '../../scene/spots.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'

export interface PoolOptions extends Point {
  readonly radius: number
}

/** A pool of sauce, jam or butter that runs over what it was spooned on. */
export function layPool(stage: Stage, food: PlatedFood, { x, y, radius }: PoolOptions): void {
  const { random, scene, spot } = stage
  const tint = tintOf(food)
  const deep = shaded(tint, 0.6)
  const offset = grainOffset(random)
  coat(scene, {
    x,
    y,
    turn: within(random, 0, 6),
    reach: radius * 1.4,
    owner: ownerOf(stage, food),
    clip: spot.inside,
    outline: (u, v) => Math.hypot(u, v * 1.15) - radius + (cloud(u * 0.03 + offset, v * 0.03) - 0.5) * radius * 0.9,
    paint(ink, distance) {
      ink.mix(tint, deep, 0.75 * smooth(0, -radius * 0.6, distance))
      ink.surface(0.75, 0.02, 1.6 * rounded(distance, 4))
    },
  })
}

/** A drop of a run of syrup: where it is, as shares of the drizzle's radius, and how thick it is, units. */
interface Bead {
  readonly u: number
  readonly v: number
  readonly width: number
}

/** How far two parts of a syrup draw each other in, units. */
const TENSION = 7

/** The smaller of two distances, rounded where they meet, as a liquid is. */
function merged(one: number, other: number): number {
  const share = Math.max(TENSION - Math.abs(one - other), 0) / TENSION
  return Math.min(one, other) - share * share * TENSION * 0.25
}

/** Distance to a run between two beads, as thick as they are at its ends. */
function toRun(u: number, v: number, { from, to }: { from: Bead; to: Bead }): number {
  const du = to.u - from.u
  const dv = to.v - from.v
  const raw = ((u - from.u) * du + (v - from.v) * dv) / Math.max(1e-6, du * du + dv * dv)
  const share = Math.max(0, Math.min(1, raw))
  // Between two drops a run is thinner than both.
  const width = from.width + (to.width - from.width) * share - Math.sin(share * Math.PI) * 0.5
  return Math.hypot(u - from.u - du * share, v - from.v - dv * share) - width
}

/** The way of a spoon: it tips, is drawn once across in a flat bow, and lets its last drops fall. */
const WAY: readonly Bead[] = [
  { u: -0.56, v: 0.14, width: 7 },
  { u: -0.34, v: 0.02, width: 9.4 },
  { u: -0.04, v: -0.09, width: 6.6 },
  { u: 0.28, v: -0.1, width: 4 },
  { u: 0.58, v: 0, width: 2.6 },
  { u: 0.72, v: 0.1, width: 2.1 },
]
const DROPS: readonly Bead[] = [
  { u: 0.86, v: 0.26, width: 2.3 },
  { u: 0.12, v: 0.2, width: 1.8 },
]

/** Honey, syrup or nut butter off a spoon: a pool where it fell, runs that thin out, a few drops. */
export function layDrizzle(stage: Stage, food: PlatedFood, { x, y, radius }: PoolOptions): void {
  const { random, scene, spot } = stage
  const tint = tintOf(food)
  const deep = shaded(tint, 0.6)
  const isThick = food.role === 'nut-butter'
  const thickness = Math.max(0.8, radius / 50) * (isThick ? 1.3 : 1.2)
  const placed = ({ u, v, width }: Bead): Bead => ({
    u: u * radius + within(random, -2, 2),
    v: v * radius + within(random, -2, 2),
    width: width * thickness * within(random, 0.85, 1.15),
  })
  const beads = WAY.map(placed)
  const runs = beads.slice(1).flatMap((to, index) => {
    const from = beads[index]
    return from === undefined ? [] : [{ from, to }]
  })
  const drops = DROPS.map(placed)
  const offset = grainOffset(random)
  coat(scene, {
    x,
    y,
    turn: within(random, -0.9, -0.4),
    reach: radius * 1.15,
    owner: ownerOf(stage, food),
    clip: spot.inside,
    outline(u, v) {
      let distance = radius
      for (const run of runs) distance = merged(distance, toRun(u, v, run))
      for (const drop of drops) distance = merged(distance, Math.hypot(u - drop.u, v - drop.v) - drop.width)
      return distance + (cloud(u * 0.06 + offset, v * 0.06) - 0.5) * 1.6
    },
    paint(ink, distance) {
      if (isThick) ink.mix(deep, tint, smooth(0, -2, distance))
      else {
        ink.over(tint, 0.62 + 0.26 * smooth(-0.5, -4, distance))
        ink.over(deep, 0.35 * smooth(-1.2, 0, distance))
      }
      ink.surface(isThick ? 0.7 : 1, 0, (isThick ? 2.4 : 1.5) * rounded(distance, isThick ? 4 : 2.6))
    },
  })
}
