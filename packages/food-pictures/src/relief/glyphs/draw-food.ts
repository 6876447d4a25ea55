import { lightScene, type LitPictures } from '../light/light-scene.ts'
import { Scene } from '../scene/scene.ts'
import type { GlyphFood } from './glyph-food.ts'
import { layFood } from './lay-food.ts'

/** Foods have the light of noon, whatever meal they are for. */
const LIGHT = 'lunch'

/** Draws one food by itself, for lists, and lights it for both themes: RGBA like `drawPlates`. */
export function drawFood(food: GlyphFood, size: number): LitPictures {
  const scene = new Scene(size)
  layFood(scene, food)
  return lightScene(scene, LIGHT)
}
