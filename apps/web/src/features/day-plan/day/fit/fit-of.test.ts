import { describe, expect, it } from 'vitest'
import { fitOf, hintsBeside, isFarOver } from './fit-of.ts'

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

describe('isFarOver', () => {
  it('is true for salt, saturated fat or fibre more than 30 % above the guide', () => {
    expect(isFarOver([{ code: 'SATURATED_FAT', amount: 34, guide: 20 }])).toBe(true)
    expect(isFarOver([{ code: 'MUCH_FIBRE', amount: 79, guide: 60 }])).toBe(true)
    expect(isFarOver([{ code: 'SALT', amount: 6.4, guide: 5 }])).toBe(false)
  })

  it('is false for nutrients of which the day has too little', () => {
    expect(isFarOver([{ code: 'FIBRE', amount: 40, guide: 25 }])).toBe(false)
  })
})

describe('hintsBeside', () => {
  it('leaves out the nutrients of the week, so that none is named twice', () => {
    const hints = [{ code: 'FIBRE' }, { code: 'IRON' }, { code: 'VITAMIN_B12' }]
    expect(hintsBeside([{ code: 'IRON' }, { code: 'CALCIUM' }], hints)).toEqual([
      { code: 'FIBRE' },
      { code: 'VITAMIN_B12' },
    ])
  })
})
