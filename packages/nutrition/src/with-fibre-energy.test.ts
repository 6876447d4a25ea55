import { describe, expect, it } from 'vitest'
import { mealKcalOf } from './day-target.ts'
import { withFibreEnergy } from './with-fibre-energy.ts'

const TARGET = { kcal: 2000, proteinG: 100, fatG: 60, carbohydrateG: 265, fibreMinG: 28, mealKcal: mealKcalOf(2000) }

describe('withFibreEnergy', () => {
  it('leaves room for the energy of the fibre, so that 4P + 9F + 4C + 2 fibre = kcal', () => {
    const { kcal, proteinG, fatG, carbohydrateG, fibreMinG } = withFibreEnergy(TARGET)
    expect(carbohydrateG).toBe(251)
    expect(4 * proteinG + 9 * fatG + 4 * carbohydrateG + 2 * fibreMinG).toBe(kcal)
  })

  it('changes nothing but the carbohydrate', () => {
    expect({ ...withFibreEnergy(TARGET), carbohydrateG: 265 }).toEqual(TARGET)
  })
})
