import { describe, expect, it } from 'vitest'
import { fitOf } from './fit-of.ts'

const proof = (holds: boolean, off: Partial<Record<'kcal' | 'proteinG' | 'fatG' | 'carbohydrateG', number>> = {}) => ({
  holds,
  deviation: { __typename: 'MacroGrams' as const, kcal: 0, proteinG: 0, fatG: 0, carbohydrateG: 0, ...off },
})

describe('fitOf', () => {
  it('returns "fits" if the engine says that the day is within tolerance', () => {
    expect(fitOf(proof(true, { proteinG: 0.04 }))).toBe('fits')
  })

  it('returns "near" up to a deviation of 10 % of energy and 25 % of a macro, either way', () => {
    expect(fitOf(proof(false, { kcal: -0.1 }))).toBe('near')
    expect(fitOf(proof(false, { fatG: 0.25 }))).toBe('near')
  })

  it('returns "differs" for larger deviations', () => {
    expect(fitOf(proof(false, { kcal: 0.11 }))).toBe('differs')
    expect(fitOf(proof(false, { kcal: -0.35 }))).toBe('differs')
    expect(fitOf(proof(false, { carbohydrateG: -0.26 }))).toBe('differs')
    expect(fitOf(proof(false, { proteinG: 0.75 }))).toBe('differs')
  })
})
