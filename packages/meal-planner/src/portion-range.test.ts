import { describe, expect, it } from 'vitest'
import { plainMeal } from './plain-meal.ts'
import { isInBand, portionRange } from './portion-range.ts'

const LUNCH = plainMeal()

const USUAL = { hasBands: true, mostScale: 2.5, mostPlates: 1 }

describe('portionRange', () => {
  it('keeps a lunch within 27 to 43 % of the day, on its grid', () => {
    // 540 to 860 kcal of 2000 are 1.08 to 1.72 base portions.
    expect(portionRange(LUNCH, 2000, USUAL)).toEqual({ low: 1.25, high: 1.5 })
    expect(portionRange({ ...LUNCH, portionStep: 0.05 }, 2000, USUAL)).toEqual({ low: 1.1, high: 1.7 })
  })

  it('keeps plates from 0.5 to 2.5 base portions, also without bands', () => {
    expect(portionRange(LUNCH, 2000, { ...USUAL, hasBands: false })).toEqual({ low: 0.5, high: 2.5 })
    expect(portionRange(LUNCH, 4000, USUAL)).toEqual({ low: 2.25, high: 2.5 })
    expect(portionRange(LUNCH, 4000, { ...USUAL, mostScale: 3, mostPlates: 1.5 })).toEqual({ low: 2.25, high: 3 })
  })

  it('ends at a full plate, which grows on days of more than 3000 kcal', () => {
    const bulky = { ...LUNCH, fullPlateScale: 1.3 }
    expect(portionRange(bulky, 2000, USUAL)).toEqual({ low: 1.25, high: 1.25 })
    expect(portionRange(bulky, 3000, USUAL)).toBeNull()
    expect(portionRange({ ...bulky, fullPlateScale: 2 }, 3600, USUAL)).toEqual({ low: 2, high: 2.25 })
    expect(portionRange(bulky, 2000, { ...USUAL, mostPlates: 1.5 })).toEqual({ low: 1.25, high: 1.5 })
  })

  it('grows plates by a fifth at most', () => {
    const bulky = { ...LUNCH, fullPlateScale: 2 }
    const portions = { ...USUAL, hasBands: false }
    expect(portionRange(bulky, 3600, portions)?.high).toBe(2.25)
    expect(portionRange(bulky, 5000, portions)?.high).toBe(2.25)
  })

  it('ends at the limits of its foods, which grow when plates may be larger', () => {
    const large = { hasBands: false, mostScale: 3, mostPlates: 1.5 }
    expect(portionRange({ ...LUNCH, mostScaleOfKinds: 1.5 }, 2000, USUAL)).toEqual({ low: 1.25, high: 1.5 })
    expect(portionRange({ ...LUNCH, mostScaleOfKinds: 1.5 }, 2000, large)?.high).toBe(2.25)
  })

  it('is null when no grid point fits the band', () => {
    // 270 to 430 kcal of 1000 are 0.54 to 0.86 of 500, but 0.27 to 0.43 of 1000.
    expect(portionRange(LUNCH, 1000, USUAL)).toEqual({ low: 0.75, high: 0.75 })
    expect(portionRange({ ...LUNCH, macros: { ...LUNCH.macros, kcal: 1000 } }, 1000, USUAL)).toBeNull()
  })

  it('includes a bound that is exactly on the grid', () => {
    // 27 % of 2000 kcal is 540 kcal, one portion of 540 kcal.
    expect(portionRange({ ...LUNCH, macros: { ...LUNCH.macros, kcal: 540 } }, 2000, USUAL)?.low).toBe(1)
  })
})

describe('isInBand', () => {
  it('includes both ends of a band', () => {
    expect([539, 540, 860, 861].map((kcal) => isInBand('lunch', kcal, 2000))).toEqual([false, true, true, false])
  })
})
