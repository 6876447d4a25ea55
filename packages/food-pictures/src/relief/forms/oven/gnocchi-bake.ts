import { tintOf } from '../../looks/tint-of.ts'
import { within } from '../../paint/chance.ts'
import { shaded } from '../../paint/colour.ts'
import { cloud } from '../../paint/noise.ts'
import { smooth } from '../../paint/shape.ts'
import { gnocchiSlab, SLAB } from '../../pieces/gnocchi-slab.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { turned } from '../../plating/turned.ts'
import { pour } from '../../scene/pour.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { heaviest, isGrainFood } from './kinds.ts'
import { isSeen } from './part-look.ts'
import { sauceOf } from './sauce-tint.ts'
import { pointsOfSpot } from './spot-points.ts'
import { strewFilling } from './strew-filling.ts'

/** Rows of slabs in a dish. */
const ROWS = 3
/** Share of the dish that the rows take up; the sauce shows around them. */
const FILLED = { along: 0.84, across: 0.8 } as const
/** How far the next slab lies, in half sides of a slab. */
const STEP = 1.15

/** The sauce on the floor of the dish. */
function pourSauce(stage: Stage, food: PlatedFood): void {
  const { scene, spot } = stage
  const tint = tintOf(food)
  const deep = shaded(tint, 0.7)
  pour(scene, {
    level: spot.floor + 5,
    inside: spot.inside,
    owner: ownerOf(stage, food),
    paint({ x, y }, ink) {
      const patch = cloud(x * 0.04, y * 0.04)
      ink.mix(tint, deep, smooth(0.35, 0.7, patch))
      ink.surface(0.6, 0.2, (cloud(x * 0.12, y * 0.12) - 0.5) * 2.6)
    },
  })
}

/** Rows of slabs, each leaning on the one before. */
function laySlabs(stage: Stage, food: PlatedFood): void {
  const { scene, spot, random } = stage
  const along = spot.halfWidth * FILLED.along
  const scale = ((spot.halfHeight * FILLED.across) / ROWS / SLAB) * 1.06
  const count = Math.max(3, Math.round((along * 2) / (SLAB * scale * STEP)))
  for (let row = 0; row < ROWS; row += 1) {
    const v = ((row + 0.5) / ROWS - 0.5) * 2 * spot.halfHeight * FILLED.across
    for (let index = count - 1; index >= 0; index -= 1) {
      const u = ((index + 0.5) / count - 0.5) * 2 * along * 0.9 + within(random, -1.5, 1.5)
      stamp(scene, gnocchiSlab(random), {
        ...turned(spot, { u, v: v + within(random, -1.5, 1.5), turn: spot.turn }),
        turn: spot.turn + Math.PI + within(random, -0.1, 0.1),
        scale,
        base: spot.floor + 4 + (count - index) * 0.35,
        owner: ownerOf(stage, food),
        clip: spot.inside,
      })
    }
  }
}

/** Slabs of semolina that overlap in their sauce, baked golden. */
export function layGnocchiBake(stage: Stage): void {
  const { foods } = stage.dish
  const seen = foods.filter((food) => isSeen(food))
  const slab = heaviest(seen.filter(isGrainFood)) ?? heaviest(foods)
  const sauce = sauceOf(foods.filter(({ role }) => role === 'tomato-sauce'))
  if (slab === undefined) return
  if (sauce !== null) pourSauce(stage, sauce.food)
  laySlabs(stage, slab)
  const strewn = seen.filter((food) => food !== slab && food !== sauce?.food)
  strewFilling(stage, strewn, { pointIn: pointsOfSpot(stage.spot, 0.9), count: 40, mostReach: 6 })
}
