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
  it('finds none on a day that meets them', () => {
    expect(missedOf({})).toEqual([])
  })

  it('names guides with too little or too much, with both figures', () => {
    expect(missedGuides({ ...KEPT, saltG: { amount: 7, isAtLeast: false } }, GUIDES)).toEqual([
      { nutrient: 'saltG', isOver: true, amount: 7, guide: 5 },
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

  it('names fibre above 60 g, whatever the energy of the day', () => {
    const fibre = (amount: number) => missedGuides({ ...KEPT, fibreG: { amount, isAtLeast: false } }, GUIDES)
    expect(fibre(60)).toEqual([])
    expect(fibre(61)).toEqual([{ nutrient: 'fibreG', isOver: true, amount: 61, guide: 60 }])
    expect(fibre(10)).toMatchObject([{ nutrient: 'fibreG', isOver: false, amount: 10 }])
  })

  it('accepts a day within 5 % of a guide', () => {
    expect(missedOf({ saltG: { amount: 5.2, isAtLeast: false }, ironMg: { amount: 15.3, isAtLeast: false } })).toEqual(
      [],
    )
  })

  it('does not report iron that may be there, but reports salt that is certainly too high', () => {
    expect(missedOf({ ironMg: { amount: 9, isAtLeast: true } })).toEqual([])
    expect(missedOf({ saltG: { amount: 9, isAtLeast: true } })).toEqual(['saltG'])
  })

  it("reports B12 even when a plant's figure is unknown, because plants contain none", () => {
    expect(missedOf({ vitaminB12Ug: { amount: 0.2, isAtLeast: true } })).toEqual(['vitaminB12Ug'])
  })

  it('reports no iron and B12 for people who eat animal foods', () => {
    const guides = dayGuides({ sex: 'female', ageYears: 30, diet: 'vegetarian' }, 1800)
    const none = { amount: 0, isAtLeast: false }
    expect(missedOf({ ironMg: none, vitaminB12Ug: none }, guides)).toEqual([])
  })
})
