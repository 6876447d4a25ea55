import { describe, expect, it } from 'vitest'
import { foodGlyph } from './food-glyph.ts'
import { drawingOfFood } from './foods/drawing-of-food.ts'
import { UNDRAWN_FOODS } from './foods/undrawn-foods.ts'
import { findMarkupFault } from './find-markup-fault.ts'

/** Lists show forty of them at once. */
const LARGEST_GLYPH_BYTES = 9 * 1024

describe('foodGlyph', () => {
  it.each(Object.keys(drawingOfFood))('draws %s as a small, sound picture', (foodId) => {
    const glyph = foodGlyph(foodId) ?? ''
    expect(findMarkupFault(glyph)).toBeNull()
    expect(glyph.length).toBeLessThan(LARGEST_GLYPH_BYTES)
    expect(foodGlyph(foodId)).toBe(glyph)
  })

  it('is null for a food nobody drew, so that a list shows an empty box', () => {
    for (const foodId of [...UNDRAWN_FOODS, 'unknown-food']) expect(foodGlyph(foodId)).toBeNull()
  })

  it('gives foods that one would confuse different pictures', () => {
    const pairs = [
      ['tofu', 'smoked-tofu'],
      ['parsley', 'coriander'],
      ['milk', 'oat-drink'],
      ['rye-bread', 'wholewheat-bread'],
      ['parsley-root', 'carrot'],
    ] as const
    for (const [one, other] of pairs) expect(foodGlyph(one)).not.toBe(foodGlyph(other))
  })
})
