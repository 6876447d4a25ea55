import { describe, expect, it } from 'vitest'
import { factorKcal, isEnergyConsistent } from './factor-energy.ts'

const macros = { proteinG: 10, fatG: 10, carbohydrateG: 10, fibreG: 10 }

describe('factorKcal', () => {
  it('counts 4 for protein, 9 for fat, 4 for carbohydrate and 2 for fibre', () => {
    expect(factorKcal(macros)).toBe(40 + 90 + 40 + 20)
  })

  it('counts unknown fibre as 0', () => {
    expect(factorKcal({ ...macros, fibreG: null })).toBe(170)
  })
})

describe('isEnergyConsistent', () => {
  it.each([
    [200, true],
    [201, false],
    [181, true],
    [180, false],
  ])('with 190 kcal by factors and %s by the table, consistency is %s', (kcal, isConsistent) => {
    expect(isEnergyConsistent({ ...macros, kcal })).toBe(isConsistent)
  })

  it('allows 8 kcal when 5 % is less', () => {
    expect(isEnergyConsistent({ kcal: 0, proteinG: 2, fatG: 0, carbohydrateG: 0, fibreG: 0 })).toBe(true)
    expect(isEnergyConsistent({ kcal: 0, proteinG: 2.1, fatG: 0, carbohydrateG: 0, fibreG: 0 })).toBe(false)
  })
})
