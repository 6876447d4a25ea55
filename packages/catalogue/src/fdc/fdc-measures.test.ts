import { describe, expect, it } from 'vitest'
import { fdcMeasures } from './fdc-measures.ts'

const portion = { amount: 1, measureUnitId: 9999, modifier: '', description: '', grams: 30 }

describe('fdcMeasures', () => {
  it.each([
    ['the unit of measure_unit.csv', { measureUnitId: 1001 }, 'tablespoon=30'],
    ['the first word of a modifier', { modifier: 'slice, thin' }, 'slice=30'],
    ['a plural', { modifier: 'cloves' }, 'clove=30'],
    ['several at once', { modifier: 'tsp', amount: 4 }, 'teaspoon=7.5'],
    ['a description with its own number', { amount: null, description: '2 tablespoons' }, 'tablespoon=15'],
  ])('reads %s', (_, changes, measures) => {
    expect(fdcMeasures([{ ...portion, ...changes }])).toBe(measures)
  })

  it.each([
    ['a measure nobody here uses', { modifier: 'oz' }],
    ['a word every object knows', { modifier: 'constructor' }],
    ['no weight', { modifier: 'cup', grams: 0 }],
    ['an amount of nothing', { modifier: 'cup', amount: 0 }],
  ])('leaves out %s', (_, changes) => {
    expect(fdcMeasures([{ ...portion, ...changes }])).toBe('')
  })

  it('keeps the first of each unit', () => {
    expect(
      fdcMeasures([
        { ...portion, modifier: 'cup, chopped', grams: 140 },
        { ...portion, modifier: 'cup, mashed', grams: 230 },
      ]),
    ).toBe('cup=140')
  })
})
