import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { presentMacro } from './present-macro.ts'

const amount = fc.double({ min: 0, max: 400, noNaN: true })
/** Amounts close to half a gram, where a second rounding would show. */
const nearHalf = fc
  .tuple(fc.integer({ min: 0, max: 400 }), fc.double({ min: 0.4, max: 0.6, noNaN: true }))
  .map(([whole, part]) => whole + part)
const grams = fc.oneof(amount, nearHalf)

describe('macros on the wire', () => {
  it('round to the same whole grams as the plan itself, which is printed', () => {
    fc.assert(
      fc.property(grams, grams, grams, (proteinG, fatG, carbohydrateG) => {
        const macro = presentMacro({ kcal: 0, proteinG, fatG, carbohydrateG }, proteinG / 2)
        const shown = [macro.protein, macro.fat, macro.carbohydrates].map((nutrient) => Math.round(nutrient.grams))
        expect(shown).toEqual([proteinG, fatG, carbohydrateG].map(Math.round))
      }),
    )
  })

  it('do not turn 75.4782 g into 76', () => {
    const { protein } = presentMacro({ kcal: 0, proteinG: 75.4782, fatG: 10, carbohydrateG: 20 }, 0)
    expect(Math.round(protein.grams)).toBe(75)
  })

  it('add up: a day contains the sum of its meals', () => {
    fc.assert(
      fc.property(fc.array(grams, { minLength: 1, maxLength: 4 }), (meals) => {
        const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
        const onWire = meals.map((proteinG) => presentMacro({ kcal: 0, proteinG, fatG: 1, carbohydrateG: 1 }, 0))
        expect(sum(onWire.map(({ protein }) => protein.grams))).toBe(sum(meals))
      }),
    )
  })
})
