import { bestCast } from '../../packages/food-pictures/src/relief/best-cast.ts'
import { judge, type Judgement } from '../../packages/food-pictures/src/relief/judge.ts'
import type { PlatedMeal } from '../../packages/food-pictures/src/relief/plated-meal.ts'
import { Scene } from '../../packages/food-pictures/src/relief/scene/scene.ts'
import { setTable } from '../../packages/food-pictures/src/relief/set-table.ts'

/** Measures the picture of a meal as `drawPlates` draws it, without lighting it. */
export function judgePlates(meal: PlatedMeal, size: number): Judgement {
  const scene = new Scene(size)
  return judge(scene, meal, setTable(scene, meal, bestCast(meal)))
}
