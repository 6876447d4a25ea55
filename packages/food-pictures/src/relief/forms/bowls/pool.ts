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

/** A thread of honey, syrup or nut butter off a spoon, to and fro. */
export function layThread(stage: Stage, food: PlatedFood, { x, y, radius }: PoolOptions): void {
  const { random, scene, spot } = stage
  const tint = tintOf(food)
  const deep = shaded(tint, 0.66)
  const offset = grainOffset(random)
  const waves = within(random, 2.4, 3)
  const tall = radius * 0.5
  const isThick = food.role === 'nut-butter'
  coat(scene, {
    x,
    y,
    turn: within(random, -0.8, -0.3),
    reach: radius * 1.1,
    owner: ownerOf(stage, food),
    clip: spot.inside,
    outline(u, v) {
      const phase = (u / radius) * waves * Math.PI + offset
      const reach = tall * (1 - 0.4 * (u / radius) ** 2)
      const slope = (reach * waves * Math.PI * Math.cos(phase)) / radius
      const width = (isThick ? 2 : 1.5) + cloud(u * 0.07 + offset, v * 0.07) * 1.6
      const across = Math.abs(v - Math.sin(phase) * reach) / Math.sqrt(1 + slope * slope)
      return Math.max(across - width, Math.abs(u) - radius)
    },
    paint(ink, distance) {
      if (isThick) ink.mix(tint, deep, smooth(-1.6, 0, distance))
      else ink.over(tint, 0.82)
      ink.surface(1, 0, 1.2 * rounded(distance, 2))
    },
  })
}
