import { requireCalendarDay } from '@dayplate/dates'
import { computeTargets, withFibreEnergy } from '@dayplate/nutrition'
import { completeDietSettings, type DietSettingsAnswers, personOf } from '@dayplate/rules/diet-settings'
import { describe, expect, it } from 'vitest'
import { refusalOf, targetOf } from './target-of.ts'

const TODAY = requireCalendarDay('2026-11-21')

const SLIMMING: DietSettingsAnswers = {
  sex: 'female',
  dateOfBirth: '1990-05-14',
  height: { value: 168, unit: 'cm' },
  weight: { value: 74.5, unit: 'kg' },
  goalWeight: { value: 67, unit: 'kg' },
  dietMode: 'slimming',
  dietId: 3,
  activityLevel: 'ACTIVITY_LEVEL_LOW',
  startDate: '2026-11-22',
}

function targetsOf(answers: DietSettingsAnswers) {
  const settings = completeDietSettings(answers)
  if (settings === null) throw new Error('answers are missing')
  const targets = computeTargets(personOf(settings))
  if (targets.kind !== 'targets') throw new Error('no plan is made for these answers')
  return targets
}

describe('targetOf', () => {
  it('distinguishes the gentle first week from later days', () => {
    const { start, burn } = targetsOf(SLIMMING).targetOfPhase
    const shown = targetOf(SLIMMING, TODAY)
    expect([shown?.firstWeekKcal, shown?.day.kcal]).toEqual([start.kcal, burn.kcal])
    expect(start.kcal).toBeGreaterThan(burn.kcal)
  })

  it('has no gentle first week if a plan of the same mode has run longer than that, but has one after a change of mode', () => {
    const running = { mode: 'slimming', phasesFrom: requireCalendarDay('2026-11-02') } as const
    const shown = targetOf(SLIMMING, TODAY, running)
    expect(shown?.firstWeekKcal).toBe(shown?.day.kcal)
    const begun = targetOf(SLIMMING, TODAY, { ...running, mode: 'stabilization' })
    expect(begun?.firstWeekKcal).toBe(targetsOf(SLIMMING).targetOfPhase.start.kcal)
  })

  it('keeps one energy for all days in stabilization', () => {
    const shown = targetOf({ ...SLIMMING, dietMode: 'stabilization' }, TODAY)
    expect(shown?.firstWeekKcal).toBe(shown?.day.kcal)
  })

  it('shows the energy of the last 2 kg if the goal is that close', () => {
    const answers: DietSettingsAnswers = { ...SLIMMING, goalWeight: { value: 73, unit: 'kg' } }
    expect(targetOf(answers, TODAY)?.day.kcal).toBe(targetsOf(answers).targetOfPhase.balance.kcal)
  })

  it('shows the carbohydrate that the planner uses', () => {
    const { burn } = targetsOf(SLIMMING).targetOfPhase
    expect(targetOf(SLIMMING, TODAY)?.day).toEqual(withFibreEnergy(burn, 'classic'))
  })

  it('needs every answer except the start date', () => {
    expect(targetOf({ ...SLIMMING, startDate: null }, TODAY)?.day.kcal).toBe(targetOf(SLIMMING, TODAY)?.day.kcal)
    expect(targetOf({ ...SLIMMING, weight: null }, TODAY)).toBeNull()
  })
})

describe('refusalOf', () => {
  const level = (activityLevel: DietSettingsAnswers['activityLevel']) => (answers: DietSettingsAnswers) =>
    refusalOf({ ...answers, activityLevel }, TODAY)

  it('refuses an activity level that leads to 800 kcal a day or less, and allows others', () => {
    const small: DietSettingsAnswers = {
      ...SLIMMING,
      dateOfBirth: '1954-01-01',
      height: { value: 100, unit: 'cm' },
      weight: { value: 30, unit: 'kg' },
      dietMode: 'stabilization',
    }
    expect(level('ACTIVITY_LEVEL_MEDIUM')(small)).toBe('ENERGY_VERY_LOW')
    expect(targetOf({ ...small, activityLevel: 'ACTIVITY_LEVEL_MEDIUM' }, TODAY)).toBeNull()
    expect(level('ACTIVITY_LEVEL_HIGH')(small)).toBeNull()
  })

  it('returns null while an answer is missing', () => {
    expect(refusalOf({ ...SLIMMING, weight: null }, TODAY)).toBeNull()
  })
})
