import { grainKind, hasGrainKind, MINCE } from '../looks/grain-kinds.ts'
import { grainBed } from '../pieces/grain-bed.ts'
import { pool } from '../pieces/pool.ts'
import type { PlatedFood } from '../plated-meal.ts'
import { inEllipse, spreadOut } from '../scene/spots.ts'
import { ownerOf, type Stage } from '../scene/stage.ts'
import { stamp } from '../scene/stamp.ts'
import type { DishSauce } from './dish-sauce.ts'
import { isDeep } from './part-stage.ts'

/** Fills the spot with sauce: to the wall of a deep plate, or as a broad pool on a flat one. */
export function laySauce(stage: Stage, sauce: DishSauce): void {
  const { scene, random, spot } = stage
  const deep = isDeep(spot)
  const { x, y, radius, floor, level } = spot
  stamp(
    scene,
    pool(random, {
      a: radius * (deep ? 1.04 : 0.98),
      b: radius * (deep ? 1.04 : 0.86),
      height: deep ? 3 : 4,
      rise: deep ? 3 : 5,
      uneven: deep ? 0.03 : 0.16,
      sauce,
    }),
    {
      x,
      y,
      base: deep ? level - 4 : floor,
      turn: deep ? 0 : -0.25,
      owner: ownerOf(stage, sauce.food),
      clip: spot.inside,
    },
  )
}

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
      creamy: 0.6,
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
