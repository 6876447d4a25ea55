import { within } from '../../paint/chance.ts'
import { gravestone } from '../../pieces/gravestone.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { turned } from '../../plating/turned.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { THICK } from './bake-body.ts'
import type { BakeShape } from './bake-shape.ts'

/** Where the feet of the slabs stand, in shares of the half sides of the bake; the back row first, clear of the cut corner. */
const FEET = [
  { u: -0.62, v: -0.36 },
  { u: 0.02, v: -0.42 },
  { u: 0.64, v: -0.36 },
  { u: -0.34, v: 0.26 },
  { u: 0.24, v: 0.02 },
  { u: -0.68, v: 0.74 },
  { u: -0.08, v: 0.8 },
] as const
/** Grams of bread in one slab. */
const SLAB_G = 8
/** Half the width and the height of a slab, in shares of the half height of the bake. */
const SIZE = { half: 0.17, tall: 0.52 } as const

/** Slabs of bread that stand in the crust like gravestones. */
export function layGravestones(stage: Stage, shape: BakeShape, bread: PlatedFood): void {
  const { scene, random, spot } = stage
  const { halfWidth, halfHeight, turn } = shape
  const count = Math.max(3, Math.min(FEET.length, Math.round(bread.grams / SLAB_G)))
  for (const { u, v } of FEET.slice(0, count)) {
    const size = within(random, 0.92, 1.1) * halfHeight
    stamp(scene, gravestone(random, { half: size * SIZE.half, tall: size * SIZE.tall }), {
      ...turned(spot, { u: u * halfWidth, v: v * halfHeight, turn }),
      turn: turn + within(random, -0.12, 0.12),
      base: spot.floor + THICK,
      owner: ownerOf(stage, bread),
    })
  }
}
