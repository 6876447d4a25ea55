import { lookOf } from '../looks/look-of.ts'
import type { PlatedFood } from '../plated-meal.ts'
import { inEllipse } from '../scene/spots.ts'
import type { Stage } from '../scene/stage.ts'
import { strew } from '../scene/strew.ts'

/** Small ones that no cook cuts. */
const UNCUT = new Set(['chanterelles'])
const MOST = 11
const LEAST = 6
const SCALE = 1.2

/** Whether a food is a mushroom that stayed whole. */
export const isWholeMushroom = ({ foodId, cuts }: PlatedFood): boolean => UNCUT.has(foodId) && cuts.length === 0

/** Lays whole mushrooms large on top, because the dish is named by them. */
export function layWholeMushrooms(
  stage: Stage,
  foods: readonly PlatedFood[],
  area: { readonly x: number; readonly y: number; readonly a: number; readonly b?: number; readonly turn?: number },
): void {
  for (const food of foods)
    strew(stage, food, {
      pointIn: inEllipse(area),
      count: Math.max(LEAST, Math.min(MOST, lookOf(food)?.count ?? 0)),
      scale: SCALE * Math.max(0.7, Math.min(1.1, stage.spot.radius / 80)),
      sink: 0.6,
      tries: 30,
    })
}
