import type { PlatedFood } from '../../plated-meal.ts'
import { CROCKERY } from '../../scene/scene.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'

/** The owner of one of several like pieces: foods that were kneaded together share them by turns. */
export function ownerAt(stage: Stage, foods: readonly PlatedFood[], index: number): number {
  const food = foods[index % Math.max(1, foods.length)]
  return food === undefined ? CROCKERY : ownerOf(stage, food)
}
