import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { macroShares } from './macro-shares.ts'

const grams = fc.double({ min: 0, max: 500, noNaN: true })

describe('macroShares', () => {
  it('counts 4, 9 and 4 kcal per gram', () => {
    expect(macroShares({ proteinG: 25, fatG: 100 / 3, carbohydrateG: 150 })).toEqual({
      proteinPercent: 10,
      fatPercent: 30,
      carbohydratePercent: 60,
    })
  })

  it('gives the missing percent to the largest remainder', () => {
    // 20.2, 30.42 and 49.38 %, then 20.6, 30.2 and 49.2 %.
    expect(macroShares({ proteinG: 5.05, fatG: 30.42 / 9, carbohydrateG: 12.345 }).fatPercent).toBe(31)
    expect(macroShares({ proteinG: 5.15, fatG: 30.2 / 9, carbohydrateG: 12.3 }).proteinPercent).toBe(21)
    // 33.33 % each: the tie goes to protein.
    expect(macroShares({ proteinG: 9, fatG: 4, carbohydrateG: 9 })).toEqual({
      proteinPercent: 34,
      fatPercent: 33,
      carbohydratePercent: 33,
    })
  })

  it('adds up to exactly 100, each within one percent of its share', () => {
    fc.assert(
      fc.property(grams, grams, grams, (proteinG, fatG, carbohydrateG) => {
        const kcal = 4 * proteinG + 9 * fatG + 4 * carbohydrateG
        fc.pre(kcal > 1e-6)
        const { proteinPercent, fatPercent, carbohydratePercent } = macroShares({ proteinG, fatG, carbohydrateG })
        expect(proteinPercent + fatPercent + carbohydratePercent).toBe(100)
        expect(Math.abs(fatPercent - (900 * fatG) / kcal)).toBeLessThan(1 + 1e-9)
        expect(Math.abs(proteinPercent - (400 * proteinG) / kcal)).toBeLessThan(1 + 1e-9)
      }),
      { seed: 494 },
    )
  })

  it('is all 0 without energy', () => {
    expect(macroShares({ proteinG: 0, fatG: 0, carbohydrateG: 0 })).toEqual({
      proteinPercent: 0,
      fatPercent: 0,
      carbohydratePercent: 0,
    })
  })
})
