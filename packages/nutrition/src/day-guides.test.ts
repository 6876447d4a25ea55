import { describe, expect, it } from 'vitest'
import { dayGuides } from './day-guides.ts'

const WOMAN = { sex: 'female', ageYears: 40, diet: 'vegan' } as const

describe('dayGuides', () => {
  it('requires 14 g of fibre per 1000 kcal and at least 25 g', () => {
    expect(dayGuides(WOMAN, 1400).fibreMinG).toBe(25)
    expect(dayGuides(WOMAN, 2500).fibreMinG).toBe(35)
  })

  it('never requires more than 38 g of fibre', () => {
    expect(dayGuides(WOMAN, 4500).fibreMinG).toBe(38)
  })

  it('allows 20 g of fibre per 1000 kcal, between 35 and 55 g', () => {
    expect(dayGuides(WOMAN, 1200).fibreMaxG).toBe(35)
    expect(dayGuides(WOMAN, 2200).fibreMaxG).toBe(44)
    expect(dayGuides(WOMAN, 4000).fibreMaxG).toBe(55)
  })

  it('allows 5 g of salt, and a tenth of the energy as saturated fat', () => {
    expect(dayGuides(WOMAN, 1800)).toMatchObject({ saltMaxG: 5, saturatedFatMaxG: 20 })
  })

  it('requires 16 mg of iron for vegan women up to 50 years and 11 mg for all other vegans', () => {
    expect(dayGuides({ ...WOMAN, ageYears: 50 }, 1800).ironMinMg).toBe(16)
    expect(dayGuides({ ...WOMAN, ageYears: 51 }, 1800).ironMinMg).toBe(11)
    expect(dayGuides({ ...WOMAN, sex: 'male' }, 1800).ironMinMg).toBe(11)
  })

  it('includes iron and B12 for vegans only', () => {
    expect(dayGuides(WOMAN, 1800).vitaminB12MinUg).toBe(4)
    for (const diet of ['classic', 'vegetarian', 'glp1'] as const) {
      expect(dayGuides({ ...WOMAN, diet }, 1800)).toMatchObject({ ironMinMg: null, vitaminB12MinUg: null })
    }
  })
})
