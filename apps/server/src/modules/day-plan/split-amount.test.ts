import { foods } from '@dayplate/catalogue'
import { describe, expect, it } from 'vitest'
import { splitMeasurements } from './split-amount.ts'

/** The texts of the parts of a food: kitchen measure, then weight. */
function parts(id: string, grams: number, shares: readonly number[]): (string | undefined)[][] {
  const food = foods.find((one) => one.id === id)
  if (food === undefined) throw new Error(`there is no ${id}`)
  return splitMeasurements({ food, grams, shares }, { language: 'en', system: 'si' }).map((measurements) =>
    measurements.map(({ text }) => text).toReversed(),
  )
}

describe('splitMeasurements', () => {
  it('gives the last step what the rounded others leave, in spoons and in ml', () => {
    // 15.5 g are 3½ teaspoons.
    expect(parts('olive-oil', 15.5, [0.5, 0.5])).toEqual([
      ['1½ teaspoons', '8\u00A0ml'],
      ['2 teaspoons', '9\u00A0ml'],
    ])
  })

  it('splits a handful and a half into one and a half', () => {
    expect(parts('spinach', 45, [0.6, 0.4])).toEqual([
      ['1 handful', '27\u00A0g'],
      ['½ handful', '18\u00A0g'],
    ])
  })

  it('splits thirds of a cup into thirds', () => {
    expect(parts('milk', 163, [0.5, 0.5]).map(([measure]) => measure)).toEqual(['⅓ cup', '⅓ cup'])
  })

  it('measures a small part of some tablespoons with teaspoons', () => {
    expect(parts('rolled-oats', 20, [0.17, 0.83]).map(([measure]) => measure)).toEqual(['1 teaspoon', '5 teaspoons'])
  })

  it('calls parts of a pinch a little', () => {
    expect(parts('salt', 0.4, [0.5, 0.5]).map(([measure]) => measure)).toEqual(['a little', 'a little'])
  })

  it('shows parts that are not the whole one by one', () => {
    expect(parts('rolled-oats', 40, [0.5, 0.25]).map(([measure]) => measure)).toEqual(['2 tablespoons', '1 tablespoon'])
  })
})
