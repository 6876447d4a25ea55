import { bestCast } from './best-cast.ts'
import { judge, type Judgement } from './judge.ts'
import type { PlatedMeal } from './plated-meal.ts'
import { Scene } from './scene/scene.ts'
import { setTable } from './set-table.ts'

/** Measures the picture of a meal as `drawPlates` draws it, without lighting it. */
export function judgePlates(meal: PlatedMeal, size: number): Judgement {
  const scene = new Scene(size)
  return judge(scene, meal, setTable(scene, meal, bestCast(meal)))
}
