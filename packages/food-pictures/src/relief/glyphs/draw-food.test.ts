import { describe, expect, it } from 'vitest'
import { GROUND, Scene } from '../scene/scene.ts'
import { drawFood } from './draw-food.ts'
import type { GlyphFood } from './glyph-food.ts'
import { layFood } from './lay-food.ts'

const SIZE = 48

/** The share of the box that is food or crockery. */
function shareOf(food: GlyphFood): number {
  const scene = new Scene(SIZE)
  layFood(scene, food)
  return scene.ownership.filter((owner) => owner !== GROUND).length / scene.ownership.length
}

describe('the picture of a food', () => {
  it('is the same each time, lit differently in each theme, on a transparent ground', () => {
    const food = { foodId: 'carrot', role: 'root-vegetable' }
    const { light, dark } = drawFood(food, SIZE)
    expect(drawFood(food, SIZE).light).toEqual(light)
    expect(dark).not.toEqual(light)
    expect([light[3], dark[3]]).toEqual([0, 0])
  })

  it.each(['soft-vegetable', 'orchard-fruit', 'bread', 'fresh-cheese', 'lean-meat', 'oil', 'spice-mix', 'water', null])(
    'is drawn for an unknown food with the role %s',
    (role) => {
      expect(shareOf({ foodId: 'food-of-an-operator', role })).toBeGreaterThan(0.13)
    },
  )
})
