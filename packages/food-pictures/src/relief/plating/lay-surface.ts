import { grainKind, hasGrainKind, MINCE } from '../looks/grain-kinds.ts'
import { grainOffset } from '../paint/chance.ts'
import { grainBed } from '../pieces/grain-bed.ts'
import { paintSauce, pool } from '../pieces/pool.ts'
import type { PlatedFood } from '../plated-meal.ts'
import { PUREED_PEAS } from './food-kinds.ts'
import { inEllipse, spreadOut } from '../scene/spots.ts'
import { pour } from '../scene/pour.ts'
import { ownerOf, type Stage } from '../scene/stage.ts'
import { stamp } from '../scene/stamp.ts'
import type { DishSauce } from './dish-sauce.ts'
import { isDeep } from './part-stage.ts'

/** Stews stand higher than soups, so that no piece lies dry on the wall, units. */
const BRIM = 2

/** Fills a deep plate with sauce up to its level, or lays a broad pool on a flat one. */
export function laySauce(stage: Stage, sauce: DishSauce): void {
  const { scene, random, spot } = stage
  const { x, y, radius, floor, level, inside } = spot
  const owner = ownerOf(stage, sauce.food)
  if (isDeep(spot)) {
    const point = { u: 0, v: 0, offset: grainOffset(random) }
    pour(scene, {
      level: level + BRIM,
      inside,
      owner,
      paint(at, ink) {
        point.u = at.x
        point.v = at.y
        ink.height = paintSauce(ink, point, sauce) * 0.8
      },
    })
    return
  }
  const puddle = pool(random, { a: radius * 0.98, b: radius * 0.86, height: 4, rise: 5, uneven: 0.16, sauce })
  stamp(scene, puddle, { x, y, base: floor, turn: -0.25, owner, clip: inside })
}

/** Their skins keep their colour in a sauce. */
const WHOLE_SKINS = new Set(['mung-beans'])

/** Lays lentils, mince and the like as one mass in the sauce, with the sauce standing in its hollows. */
export function layMass(stage: Stage, mass: PlatedFood, sauce: DishSauce): void {
  const { scene, random, spot } = stage
  const { x, y, radius } = spot
  const size = isDeep(spot) ? 0.92 : 0.84
  const kind = hasGrainKind(mass.foodId) ? grainKind(mass.foodId) : MINCE
  stamp(
    scene,
    grainBed(random, {
      kind,
      a: radius * size,
      b: radius * size * 0.9,
      rise: radius * 0.07 + 2,
      sauce: sauce.colour,
      creamy: mass.role === 'split-pulse' ? PUREED_PEAS : WHOLE_SKINS.has(mass.foodId) ? 0.4 : 0.6,
      uneven: 0.12,
    }),
    {
      x,
      y,
      base: scene.heightAt(x, y) - radius * 0.05 - 2,
      turn: -0.25,
      owner: ownerOf(stage, mass),
      clip: spot.inside,
    },
  )
  if (mass === sauce.food) return
  const points = spreadOut(random, { count: 5, pointIn: inEllipse({ x, y, a: radius * 0.7 }) })
  for (const point of points) {
    stamp(scene, pool(random, { a: radius * 0.13, b: radius * 0.1, height: 1.2, uneven: 0.5, sauce }), {
      ...point,
      sink: 0.4,
      turn: random() * 6,
      owner: ownerOf(stage, sauce.food),
      clip: spot.inside,
    })
  }
}
