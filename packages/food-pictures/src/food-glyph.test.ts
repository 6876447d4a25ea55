import { describe, expect, it } from 'vitest'
import { foodGlyph } from './food-glyph.ts'
import { createRandom } from './drawing/random.ts'
import { drawingOfFood, findDrawing } from './foods/drawing-of-food.ts'
import { UNDRAWN_FOODS } from './foods/undrawn-foods.ts'
import { findMarkupError } from './find-markup-error.ts'

/** Small, because lists show forty of them at once. */
const LARGEST_GLYPH_BYTES = 9 * 1024

describe('foodGlyph', () => {
  it.each(Object.keys(drawingOfFood))('draws %s as a small, valid picture', (foodId) => {
    const glyph = foodGlyph(foodId) ?? ''
    expect(findMarkupError(glyph)).toBeNull()
    expect(glyph.length).toBeLessThan(LARGEST_GLYPH_BYTES)
    expect(foodGlyph(foodId)).toBe(glyph)
  })

  it('is null for a food without a drawing, so that a list shows an empty box', () => {
    for (const foodId of [...UNDRAWN_FOODS, 'unknown-food']) expect(foodGlyph(foodId)).toBeNull()
  })

  it('gives different pictures to foods that could be confused', () => {
    const pairs = [
      ['tofu', 'smoked-tofu'],
      ['parsley', 'coriander'],
      ['milk', 'oat-drink'],
      ['rye-bread', 'wholewheat-bread'],
      ['parsley-root', 'carrot'],
      ['almonds', 'pistachios'],
      ['cherries', 'sour-cherries'],
      ['olives', 'green-olives'],
      ['trout', 'sea-bass'],
    ] as const
    for (const [one, other] of pairs) expect(foodGlyph(one)).not.toBe(foodGlyph(other))
  })

  it('tells powders of one colour apart by their decoration', () => {
    const plain = foodGlyph('wheat-flour') ?? ''
    for (const flour of ['rice-flour', 'corn-starch', 'potato-starch']) {
      expect(foodGlyph(flour)?.match(/<g /g)?.length ?? 0).toBeGreaterThan(plain.match(/<g /g)?.length ?? 0)
    }
  })

  it('shows whole foods that a plate shows in pieces', () => {
    for (const foodId of ['butternut-squash', 'chilli-pepper', 'pineapple', 'nori', 'cherries']) {
      const drawing = findDrawing(foodId)
      const whole = drawing?.drawAlone?.(createRandom(foodId)).body ?? 'none'
      expect(foodGlyph(foodId)).toContain(whole)
    }
  })
})
