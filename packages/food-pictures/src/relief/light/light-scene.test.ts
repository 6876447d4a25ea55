import { MEAL_TYPES } from '@dayplate/nutrition'
import { describe, expect, it } from 'vitest'
import { layPlate } from '../crockery/plate.ts'
import { Scene } from '../scene/scene.ts'
import { lightScene } from './light-scene.ts'

const SIZE = 120

function plateUnder(mealType: (typeof MEAL_TYPES)[number]) {
  const scene = new Scene(SIZE)
  layPlate(scene, { x: 0, y: 0, radius: 80, glaze: 'chalk' })
  return lightScene(scene, mealType)
}

const alphaAt = (bytes: Uint8ClampedArray, column: number, row: number): number =>
  bytes[(row * SIZE + column) * 4 + 3] ?? -1
const lightAt = (bytes: Uint8ClampedArray, column: number, row: number): number =>
  [0, 1, 2].reduce((sum, part) => sum + (bytes[(row * SIZE + column) * 4 + part] ?? 0), 0)

describe.each(MEAL_TYPES)('the light of a %s', (mealType) => {
  const { light, dark } = plateUnder(mealType)

  it('leaves ground that nothing shades fully transparent, so that it has exactly the colour of the page', () => {
    expect(alphaAt(light, 2, 2)).toBe(0)
    expect(alphaAt(dark, 2, 2)).toBe(0)
  })

  it('comes from the upper left: the shadow falls to the lower right', () => {
    const shaded = alphaAt(light, 60 + 27, 60 + 27)
    expect(shaded).toBeGreaterThan(12)
    expect(alphaAt(light, 60 - 27, 60 - 27)).toBeLessThan(shaded / 2)
  })

  it('makes the plate opaque, and darker on a dark page', () => {
    expect(alphaAt(light, 60, 60)).toBe(255)
    expect(lightAt(dark, 60, 60)).toBeLessThan(lightAt(light, 60, 60) - 30)
  })
})
