import { describe, expect, it } from 'vitest'
import { computeTargets } from './compute-targets.ts'
import type { Person } from './person.ts'

const SMALL_WOMAN: Person = {
  sex: 'female',
  ageYears: 60,
  heightCm: 147,
  weightKg: 60,
  goalWeightKg: 52,
  mode: 'slimming',
  activity: 'none',
  diet: 'classic',
}

function targetsOf(changes: Partial<Person>) {
  const outcome = computeTargets({ ...SMALL_WOMAN, ...changes })
  if (outcome.kind === 'refused') throw new Error(outcome.code)
  return outcome
}

describe('notices on a target', () => {
  it('report that the floor was reached, with the slower pace as a range', () => {
    const { target, notices } = targetsOf({})
    expect(target.kcal).toBe(1200)
    expect(notices.map(({ code }) => code)).toEqual(['FLOOR_REACHED'])
    const [notice] = notices
    if (notice?.code !== 'FLOOR_REACHED') throw new Error('no notice of the floor')
    const { leastKg, likelyKg, mostKg } = notice.changeIn30Days
    expect(mostKg).toBeLessThan(likelyKg)
    expect(likelyKg).toBeLessThan(leastKg)
    expect(leastKg).toBeLessThan(0)
  })

  it('are empty for a person whose target needs none', () => {
    expect(targetsOf({ activity: 'high' }).notices).toEqual([])
  })

  it('report a day without slimming that has less than the usual minimum', () => {
    const { notices, target } = targetsOf({ mode: 'stabilization', ageYears: 78, heightCm: 145, weightKg: 45 })
    expect(target.kcal).toBeLessThan(1200)
    expect(notices).toContainEqual({ code: 'BELOW_USUAL_MINIMUM', floorKcal: 1200 })
  })

  it('report a gain to a body mass index above 25', () => {
    const { notices } = targetsOf({ mode: 'put_on_weight', goalWeightKg: 64 })
    expect(notices.map(({ code }) => code)).toEqual(['GOAL_BMI_ABOVE_25'])
  })

  it('say when the floor leaves hardly anything to lose', () => {
    const small = targetsOf({ ageYears: 66, activity: 'none', heightCm: 150, weightKg: 50, goalWeightKg: 48 })
    expect(small.notices).toContainEqual(expect.objectContaining({ code: 'FLOOR_REACHED', isHardlyLosing: true }))
    expect(targetsOf({}).notices).toMatchObject([{ code: 'FLOOR_REACHED', isHardlyLosing: false }])
  })

  it('report underweight people who keep or gain', () => {
    const thin = { heightCm: 165, weightKg: 48, ageYears: 30, activity: 'medium' } as const
    expect(targetsOf({ ...thin, mode: 'stabilization' }).notices).toEqual([{ code: 'UNDERWEIGHT', isGaining: false }])
    expect(targetsOf({ ...thin, mode: 'put_on_weight', goalWeightKg: 52 }).notices).toEqual([
      { code: 'UNDERWEIGHT', isGaining: true },
    ])
    expect(targetsOf({ ...thin, weightKg: 50.4, mode: 'stabilization' }).notices).toEqual([])
  })

  it('report a slimming goal below a body mass index of 22 from 70 years on', () => {
    const codes = (changes: Partial<Person>) =>
      targetsOf({ heightCm: 170, weightKg: 63, goalWeightKg: 60, activity: 'high', ...changes }).notices.map(
        ({ code }) => code,
      )
    expect(codes({ ageYears: 70 })).toEqual(['LOW_WEIGHT_FOR_AGE'])
    expect(codes({ ageYears: 69 })).toEqual([])
    expect(codes({ ageYears: 70, weightKg: 78 })).toEqual(['LOW_WEIGHT_FOR_AGE'])
    expect(codes({ ageYears: 70, weightKg: 78, goalWeightKg: 64 })).toEqual([])
  })

  it('report that estimates are less exact above 160 kg and 5000 kcal', () => {
    const big = { sex: 'male', heightCm: 200, ageYears: 30, mode: 'stabilization' } as const
    expect(targetsOf({ ...big, weightKg: 161, activity: 'none' }).notices).toEqual([{ code: 'LESS_EXACT' }])
    expect(targetsOf({ ...big, weightKg: 155, activity: 'high' }).notices).toEqual([{ code: 'LESS_EXACT' }])
    expect(targetsOf({ ...big, weightKg: 155, activity: 'none' }).notices).toEqual([])
  })

  it('report a person older than anyone the equation was measured on', () => {
    const codes = (ageYears: number) => targetsOf({ ageYears, activity: 'high' }).notices.map(({ code }) => code)
    expect(codes(78)).toEqual([])
    expect(codes(79)).toEqual(['OLDER_THAN_EQUATION_SAMPLE'])
  })
})
