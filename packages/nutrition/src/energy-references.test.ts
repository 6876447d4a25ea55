import { describe, expect, it } from 'vitest'
import type { Body } from './body.ts'
import { weightAtBmi } from './body.ts'
import { dailyExpenditureKcal, PHYSICAL_ACTIVITY_LEVEL } from './daily-expenditure.ts'
import type { Sex } from './diet.ts'
import { henryKcal } from './henry.ts'
import { iomKcal } from './iom.ts'
import { mifflinKcal } from './mifflin.ts'
import { type NasemActivity, nasemKcal } from './nasem.ts'
import { waterIntake } from './water.ts'
import { hallChangeKg, linearChangeKg } from './weight-forecast.ts'

function body(sex: Sex, ageYears: number, heightCm: number, weightKg: number): Body {
  return { sex, ageYears, heightCm, weightKg }
}

/** The difference must be at most `by`, the rounding error of the source. */
function expectWithin(actual: number, expected: number, by: number): void {
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(by)
}

describe('mifflinKcal', () => {
  it('gives the 1396 kcal of a printed worked example (woman, 45 years, 165.1 cm, 75 kg)', () => {
    expectWithin(mifflinKcal(body('female', 45, 165.1, 75)), 1396, 1)
  })

  it.each([
    [body('male', 35, 180, 80), 1755],
    [body('male', 50, 185, 120), 2111.25],
    [body('female', 25, 160, 55), 1264],
    [body('female', 70, 168, 62), 1159],
    [body('female', 42, 165, 95), 1610.25],
    [body('female', 78, 150, 48), 866.5],
  ])('follows the equation of 1990 for %o: %d kcal (P16)', (someone, kcal) => {
    expectWithin(mifflinKcal(someone), kcal, 0.01)
  })
})

describe('henryKcal', () => {
  it.each([
    [body('male', 35, 180, 80), 1748.8],
    [body('male', 65, 175, 78), 1580],
    [body('female', 35, 165, 70), 1389.3],
    [body('female', 70, 168, 62), 1246.2],
  ])('follows the Oxford equations of 2005 for %o: %d kcal (P16)', (someone, kcal) => {
    expectWithin(henryKcal(someone), kcal, 0.1)
  })

  it('changes the age group on the 30th and 60th birthday', () => {
    expect(henryKcal(body('male', 29, 180, 80))).toBeCloseTo(14.4 * 80 + 313 * 1.8 + 113)
    expect(henryKcal(body('male', 30, 180, 80))).toBeCloseTo(11.4 * 80 + 541 * 1.8 - 137)
    expect(henryKcal(body('male', 60, 180, 80))).toBeCloseTo(11.4 * 80 + 541 * 1.8 - 256)
  })
})

describe('nasemKcal', () => {
  const cases: readonly (readonly [Sex, NasemActivity, number])[] = [
    // A public implementation's own test gives the first value and the last but one; the others are computed from the
    // equations of doi:10.17226/26818.
    ['male', 'inactive', 2520.17],
    ['male', 'low_active', 2713.37],
    ['male', 'active', 2902.02],
    ['male', 'very_active', 3148.62],
    ['female', 'inactive', 2166.7],
    ['female', 'low_active', 2337.27],
    ['female', 'active', 2475.55],
    ['female', 'very_active', 2722.63],
  ]
  it.each(cases)('gives a %s, %s, of 30 years, 170 cm and 70 kg %d kcal (P16)', (sex, activity, kcal) => {
    expectWithin(nasemKcal(body(sex, 30, 170, 70), activity), kcal, 0.01)
  })
})

describe('iomKcal', () => {
  it.each([
    [body('male', 30, 150, 41.62), 1, 1848],
    [body('male', 30, 165, 68.04), 1, 2349],
    [body('male', 30, 180, 59.94), 1.48, 3225],
    [body('female', 30, 150, 41.62), 1, 1625],
    [body('female', 30, 165, 68.04), 1.12, 2202],
    [body('female', 30, 180, 80.97), 1.45, 3141],
  ])('reproduces the printed table of 2005 for %o at coefficient %d: %d kcal (P16)', (someone, coefficient, kcal) => {
    expectWithin(iomKcal(someone, coefficient), kcal, 6)
  })
})

describe('dailyExpenditureKcal', () => {
  it('reproduces the worked example of FAO/WHO/UNU 2004, chapter 5.4: 1302 kcal at 1.85 are 2410', () => {
    expectWithin(dailyExpenditureKcal(1302, 1.85), 2410, 3)
  })

  it("is close to EFSA's 2000 kcal for a moderately active woman of 30 to 39 years", () => {
    const woman = body('female', 35, 164, weightAtBmi(22, 164))
    expectWithin(dailyExpenditureKcal(henryKcal(woman), PHYSICAL_ACTIVITY_LEVEL.low), 2000, 120)
    expectWithin(dailyExpenditureKcal(henryKcal(woman), PHYSICAL_ACTIVITY_LEVEL.low), 2073, 1)
  })
})

describe('waterIntake', () => {
  it('is 2.0 l for women, of which 1.6 l drinks, and 2.5 l for men (EFSA 2010)', () => {
    expect(waterIntake('female')).toEqual({ totalMl: 2000, beveragesMl: 1600 })
    expect(waterIntake('male')).toEqual({ totalMl: 2500, beveragesMl: 2000 })
  })
})

describe('change of weight', () => {
  it("gives 10.4 kg for 500 kcal a day over a year by Hall's rule, where 7700 kcal per kg would say 23.7", () => {
    expectWithin(hallChangeKg(-500, 365), -10.4, 0.2)
    expectWithin(linearChangeKg(-500, 365), -23.7, 0.2)
  })
})
