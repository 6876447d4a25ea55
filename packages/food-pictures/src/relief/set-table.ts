import { createRandom } from '../drawing/random.ts'
import { layCrockery } from './crockery/lay-crockery.ts'
import { shareSpot } from './crockery/share-spot.ts'
import { shareTable } from './crockery/share-table.ts'
import type { Spot } from './crockery/spot.ts'
import { formNamed } from './forms/forms.ts'
import { besideSlices, isAtRim, rimOf } from './plating/few-slices.ts'
import type { PlatedMeal } from './plated-meal.ts'
import type { Scene } from './scene/scene.ts'
import type { ServedDish, Stage } from './scene/stage.ts'
import { seatingOf } from './seating.ts'

/** The parts of the table that food may cover, for judging a picture. */
export interface TableAreas {
  readonly main: Spot
  readonly side: Spot | null
}

const layDish = (stage: Stage): void => formNamed(stage.dish.form)?.(stage)

/** Sets the table for a meal and lays its dishes. `cast` is the luck of one throw of all pieces. */
export function setTable(scene: Scene, meal: PlatedMeal, cast: number): TableAreas {
  const seating = seatingOf(meal)
  const { main: spot, bowl, sidePlate, glaze, hasSideBowl } = layCrockery(scene, meal, seating)
  const { main, over, inBowl, beside, onSidePlate } = seating
  const stageOf = (dish: ServedDish, at: Spot): Stage => ({
    ...dish,
    scene,
    spot: at,
    random: createRandom(`${meal.id} ${cast}: ${dish.index}`),
    glaze,
    toppings: [],
    hasSideBowl,
  })
  const atRim = beside.filter(isAtRim)
  const others = beside.filter((side) => !atRim.includes(side))
  const isAlone = others.length === 0 && atRim.length > 0
  const shared = shareTable(isAlone ? besideSlices(spot) : spot, main?.dish.form, others.length)
  if (main !== undefined) layDish({ ...stageOf(main, shared.main), toppings: over })
  for (const [index, side] of others.entries()) layDish(stageOf(side, shared.sides[index] ?? spot))
  for (const side of atRim) layDish(stageOf(side, rimOf(spot, others.length)))
  if (sidePlate !== null) {
    const parts = shareSpot(sidePlate, onSidePlate.length - 1)
    for (const [index, side] of onSidePlate.entries()) {
      layDish(stageOf(side, index === 0 ? parts.main : (parts.sides[index - 1] ?? sidePlate)))
    }
  }
  if (inBowl !== undefined && bowl !== null) layDish(stageOf(inBowl, bowl))
  return { main: spot, side: bowl }
}
