import { requireCalendarDay } from '@dayplate/dates'
import { computeTargets, withFibreEnergy } from '@dayplate/nutrition'
import { completeDietSettings, type DietSettingsAnswers, personOf } from '@dayplate/rules/diet-settings'
import { describe, expect, it } from 'vitest'
import { targetOf } from './target-of.ts'

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
  it('tells the gentle first week from the days after it', () => {
    const { start, burn } = targetsOf(SLIMMING).targetOfPhase
    const shown = targetOf(SLIMMING, TODAY)
    expect([shown?.firstWeekKcal, shown?.day.kcal]).toEqual([start.kcal, burn.kcal])
    expect(start.kcal).toBeGreaterThan(burn.kcal)
  })

  it('keeps one energy for all days in stabilization', () => {
    const shown = targetOf({ ...SLIMMING, dietMode: 'stabilization' }, TODAY)
    expect(shown?.firstWeekKcal).toBe(shown?.day.kcal)
  })

  it('shows the pace of the last 2 kg to whom it is planned for', () => {
    const answers: DietSettingsAnswers = { ...SLIMMING, goalWeight: { value: 73, unit: 'kg' } }
    expect(targetOf(answers, TODAY)?.day.kcal).toBe(targetsOf(answers).targetOfPhase.balance.kcal)
  })

  it('shows the carbohydrate that days are planned with', () => {
    const { burn } = targetsOf(SLIMMING).targetOfPhase
    expect(targetOf(SLIMMING, TODAY)?.day).toEqual(withFibreEnergy(burn, 'classic'))
  })

  it('needs no start date, and every other answer', () => {
    expect(targetOf({ ...SLIMMING, startDate: null }, TODAY)?.day.kcal).toBe(targetOf(SLIMMING, TODAY)?.day.kcal)
    expect(targetOf({ ...SLIMMING, weight: null }, TODAY)).toBeNull()
  })
})
