import { bestCast } from './best-cast.ts'
import { lightScene, type LitPictures } from './light/light-scene.ts'
import type { PlatedMeal } from './plated-meal.ts'
import { Scene } from './scene/scene.ts'
import { setTable } from './set-table.ts'

/**
 * Draws a meal once and lights it for both themes: RGBA, `size` pixels square, on transparent ground with soft shadows. The
 * same meal gives the same bytes on every machine.
 */
export function drawPlates(meal: PlatedMeal, size: number): LitPictures {
  const scene = new Scene(size)
  setTable(scene, meal, bestCast(meal).cast)
  return lightScene(scene, meal.mealType)
}
