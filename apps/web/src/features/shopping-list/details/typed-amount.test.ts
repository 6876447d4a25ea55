import { describe, expect, it } from 'vitest'
import { decimalsOf, gramsOf, type HomeUnit, inUnit, unitsOf } from './typed-amount.ts'

const unit = (name: string, grams: number, one: string | null = null): HomeUnit => ({
  __typename: 'HomeUnit',
  name,
  grams,
  one,
})
const PIECES = unit('pieces', 200, '1 piece')
const GRAMS = unit('g', 1)
const ML = unit('ml', 1.03)
const OUNCES = unit('oz', 28.35)

describe('an amount at home', () => {
  it('is typed in the first unit of the product, and in grams in a list that an older release kept', () => {
    expect(unitsOf({ homeUnits: [PIECES, GRAMS] })).toEqual([PIECES, GRAMS])
    expect(unitsOf({})).toEqual([GRAMS])
  })

  it('is stored in whole grams', () => {
    expect(gramsOf({ unit: PIECES, amount: 1.5 })).toBe(300)
    expect(gramsOf({ unit: PIECES, amount: 0.333 })).toBe(67)
    expect(gramsOf({ unit: ML, amount: 660 })).toBe(680)
    expect(gramsOf({ unit: PIECES, amount: null })).toBeNull()
    expect(gramsOf({ unit: PIECES, amount: Number.NaN })).toBeNaN()
  })

  it('stays the same when the unit is changed', () => {
    expect(inUnit(150, PIECES)).toEqual({ unit: PIECES, amount: 0.75 })
    expect(inUnit(150, GRAMS)).toEqual({ unit: GRAMS, amount: 150 })
    expect(inUnit(680, ML)).toEqual({ unit: ML, amount: 660 })
    expect(inUnit(100, OUNCES)).toEqual({ unit: OUNCES, amount: 3.53 })
    expect(inUnit(null, PIECES)).toEqual({ unit: PIECES, amount: null })
  })

  it('has decimals unless it is read from scales or a jug that show whole units', () => {
    expect([PIECES, GRAMS, ML, OUNCES].map(decimalsOf)).toEqual([2, 0, 0, 2])
  })
})
