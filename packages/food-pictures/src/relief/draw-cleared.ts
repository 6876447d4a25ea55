import { clearTable } from './clear-table.ts'
import { lightScene, type LitPictures } from './light/light-scene.ts'
import type { PlatedMeal } from './plated-meal.ts'
import { Scene } from './scene/scene.ts'

/** Draws the table after the meal, on the same crockery: RGBA like `drawPlates`. */
export function drawCleared(meal: PlatedMeal, size: number): LitPictures {
  const scene = new Scene(size)
  clearTable(scene, meal)
  return lightScene(scene, meal.mealType)
}
