import { describe, expect, it } from 'vitest'
import { macrosOutside } from './macros-outside.ts'

const proof = (kcal: number, proteinG: number, fatG: number, carbohydrateG: number) => ({
  deviation: { kcal, proteinG, fatG, carbohydrateG },
  holds: false,
})

describe('macrosOutside', () => {
  it('ignores figures inside their tolerance: 1,862 kcal instead of 1,860', () => {
    expect(macrosOutside(proof(0.001, -0.02, 0.12, 0.04))).toEqual(['fatG'])
  })

  it('puts the worst first, counted in tolerances', () => {
    expect(macrosOutside(proof(-0.03, 0.06, 0.2, 0))).toEqual(['fatG', 'kcal', 'proteinG'])
  })

  it("names a figure that is outside by less than a proof's rounding", () => {
    expect(macrosOutside(proof(0.01, 0.05, 0.01, 0))).toEqual(['proteinG'])
  })

  it('is empty for a day that holds', () => {
    expect(macrosOutside({ ...proof(0.01, 0.02, 0, 0), holds: true })).toEqual([])
  })
})
