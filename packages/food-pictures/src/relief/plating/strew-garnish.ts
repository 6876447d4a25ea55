import { lookOf } from '../looks/look-of.ts'
import type { PlatedFood } from '../plated-meal.ts'
import { inEllipse } from '../scene/spots.ts'
import type { Stage } from '../scene/stage.ts'
import { strew } from '../scene/strew.ts'

/** Most pieces of one garnish: more would hide the dish. */
const MOST = 46

/** Strews what is scattered over a finished dish, most of it in the middle. */
export function strewGarnish(stage: Stage, foods: readonly PlatedFood[], reach = 0.7): void {
  const { x, y, radius, halfWidth, halfHeight, turn } = stage.spot
  for (const food of foods) {
    const count = lookOf(food)?.count ?? 0
    const most = Math.max(6, Math.round(MOST * Math.min(1, radius / 70)))
    strew(stage, food, {
      pointIn: inEllipse({ x, y, a: halfWidth * reach, b: halfHeight * reach, turn }),
      count: Math.min(most, Math.max(5, count)),
      scale: radius > 60 ? 1.15 : 0.95,
      tries: 5,
    })
  }
}
