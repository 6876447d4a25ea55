import { describe, expect, it } from 'vitest'
import { dayGuides } from './day-guides.ts'
import type { GuideAmounts } from './guide-amounts.ts'
import { missedGuides } from './missed-guides.ts'

const GUIDES = dayGuides({ sex: 'female', ageYears: 30, diet: 'vegan' }, 1800)

const KEPT: GuideAmounts = {
  fibreG: { amount: 30, isAtLeast: false },
  saltG: { amount: 4, isAtLeast: false },
  saturatedFatG: { amount: 15, isAtLeast: false },
  ironMg: { amount: 18, isAtLeast: false },
  vitaminB12Ug: { amount: 5, isAtLeast: false },
}

const missedOf = (changes: Partial<GuideAmounts>, guides = GUIDES) =>
  missedGuides({ ...KEPT, ...changes }, guides).map(({ nutrient }) => nutrient)

describe('missedGuides', () => {
  it('finds none on a day that keeps them', () => {
    expect(missedOf({})).toEqual([])
  })

  it('names what is too little and too much, with both figures', () => {
    expect(missedGuides({ ...KEPT, saltG: { amount: 7, isAtLeast: false } }, GUIDES)).toEqual([
      { nutrient: 'saltG', amount: 7, guide: 5 },
    ])
    const none = { amount: 0, isAtLeast: false }
    const much = { amount: 99, isAtLeast: false }
    expect(missedOf({ fibreG: none, saltG: much, saturatedFatG: much, ironMg: none, vitaminB12Ug: none })).toEqual([
      'fibreG',
      'saltG',
      'saturatedFatG',
      'ironMg',
      'vitaminB12Ug',
    ])
  })

  it('lets a day within 5 % of a guide keep it', () => {
    expect(missedOf({ saltG: { amount: 5.2, isAtLeast: false }, ironMg: { amount: 15.3, isAtLeast: false } })).toEqual(
      [],
    )
  })

  it('says nothing of iron that may be there, and does of salt that is there at least', () => {
    expect(missedOf({ ironMg: { amount: 9, isAtLeast: true } })).toEqual([])
    expect(missedOf({ saltG: { amount: 9, isAtLeast: true } })).toEqual(['saltG'])
  })

  it('speaks of B12 even where a figure of a plant is unknown, for plants hold none', () => {
    expect(missedOf({ vitaminB12Ug: { amount: 0.2, isAtLeast: true } })).toEqual(['vitaminB12Ug'])
  })

  it('gives no hint of iron and B12 to who eats foods of animals', () => {
    const guides = dayGuides({ sex: 'female', ageYears: 30, diet: 'vegetarian' }, 1800)
    const none = { amount: 0, isAtLeast: false }
    expect(missedOf({ ironMg: none, vitaminB12Ug: none }, guides)).toEqual([])
  })
})
