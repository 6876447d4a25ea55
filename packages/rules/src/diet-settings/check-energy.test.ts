import { requireCalendarDay } from '@dayplate/dates'
import { describe, expect, it } from 'vitest'
import { checkDietSettings, type DietSettingsAnswers } from './index.ts'

const TODAY = requireCalendarDay('2025-11-21')

const GOOD: DietSettingsAnswers = {
  sex: 'female',
  dateOfBirth: '1985-04-12',
  height: { value: 168, unit: 'cm' },
  weight: { value: 80.9, unit: 'kg' },
  dietMode: 'slimming',
  goalWeight: { value: 78, unit: 'kg' },
  dietId: 3,
  activityLevel: 'ACTIVITY_LEVEL_LOW',
  startDate: '2025-11-24',
}

const kg = (value: number) => ({ value, unit: 'kg' }) as const

/** Errors of valid answers with some replaced, as `field: key`. */
const errors = (changes: DietSettingsAnswers) =>
  checkDietSettings({ ...GOOD, ...changes }, { today: TODAY }).flatMap(({ fieldName, messages }) =>
    messages.map((message) => `${fieldName}: ${message}`),
  )

describe('the energy that answers lead to', () => {
  it('is refused at 800 kcal or less in every mode, even before the level is chosen if no level would help', () => {
    const tiny = {
      dateOfBirth: '1930-01-01',
      height: { value: 100, unit: 'cm' },
      weight: kg(30),
      dietMode: 'stabilization',
      activityLevel: 'ACTIVITY_LEVEL_NONE',
    } as const
    const error = ['activityLevel: diet-settings/validation/energy-very-low']
    expect(errors(tiny)).toEqual(error)
    expect(errors({ ...tiny, activityLevel: null })).toEqual(error)
    expect(errors({ ...tiny, dateOfBirth: '1985-01-01', activityLevel: 'ACTIVITY_LEVEL_HIGH' })).toEqual([])
  })

  it('is refused above 5800 kcal, once all answers that decide it are given', () => {
    const huge = {
      sex: 'male',
      height: { value: 250, unit: 'cm' },
      weight: kg(300),
      goalWeight: kg(250),
      activityLevel: 'ACTIVITY_LEVEL_HIGH',
    } as const
    expect(errors(huge)).toEqual(['activityLevel: diet-settings/validation/energy-very-high'])
    expect(errors({ ...huge, activityLevel: 'ACTIVITY_LEVEL_NONE' })).toEqual([])
    for (const missing of ['sex', 'dateOfBirth', 'activityLevel'])
      expect(errors({ ...huge, [missing]: null })).toEqual([])
  })
})
