import { RELIEF_VERSION, type GlyphFood } from '@dayplate/food-pictures'
import { contentName } from '../../catalogue/index.ts'
import { roleAlone, type PicturedFood } from './role-of-food.ts'

/** A food ready to be drawn by itself. */
export const glyphOf = (food: PicturedFood): GlyphFood => ({ foodId: food.id, role: roleAlone(food) })

const keys = new Map<string, string>()

/** The key of the current picture of a food. Remembered, because every ingredient of every answer asks for it. */
export function foodKeyOf(food: PicturedFood): string {
  const name = `${food.id} ${food.category}`
  const key = keys.get(name) ?? contentName([RELIEF_VERSION, 'food', glyphOf(food)])
  keys.set(name, key)
  return key
}
