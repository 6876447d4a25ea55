import { describe, expect, it } from 'vitest'
import { dayGuides } from './day-guides.ts'
import { mealKcalOf } from './day-target.ts'
import { withFibreEnergy } from './with-fibre-energy.ts'

const TARGET = {
  kcal: 2000,
  proteinG: 100,
  fatG: 60,
  carbohydrateG: 265,
  guides: dayGuides({ sex: 'female', ageYears: 40, diet: 'classic' }, 2000),
  mealKcal: mealKcalOf(2000),
}

describe('withFibreEnergy', () => {
  it('leaves room for the energy of the fibre on the plates, so that 4P + 9F + 4C + 2 fibre = kcal', () => {
    const { kcal, proteinG, fatG, carbohydrateG } = withFibreEnergy(TARGET, 'classic')
    expect(carbohydrateG).toBe(245)
    expect(4 * proteinG + 9 * fatG + 4 * carbohydrateG + 2 * 40).toBe(kcal)
  })

  it('takes off most for plant diets', () => {
    expect(withFibreEnergy(TARGET, 'vegan').carbohydrateG).toBe(239)
    expect(withFibreEnergy(TARGET, 'glp1').carbohydrateG).toBe(247)
  })

  it('takes off at least the energy of the minimum fibre', () => {
    expect(withFibreEnergy({ ...TARGET, guides: { ...TARGET.guides, fibreMinG: 70 } }, 'classic').carbohydrateG).toBe(
      230,
    )
  })

  it('takes off less for energy beyond 2500 kcal', () => {
    const roomAt = (kcal: number) =>
      TARGET.carbohydrateG - withFibreEnergy({ ...TARGET, kcal }, 'classic').carbohydrateG
    expect(roomAt(2500)).toBe(25)
    expect(roomAt(3500)).toBeCloseTo(29)
  })

  it('only changes the carbohydrate', () => {
    expect({ ...withFibreEnergy(TARGET, 'vegetarian'), carbohydrateG: 265 }).toEqual(TARGET)
  })
})
