import { requireCalendarDay } from '@dayplate/dates'
import { DIET_MODES } from '@dayplate/nutrition'
import { describe, expect, it } from 'vitest'
import {
  checkCompleteDietSettings,
  checkDietSettings,
  completeDietSettings,
  type DietSettingsAnswers,
} from './index.ts'

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

/** The errors of valid answers after these changes, as `field: key`. */
const errors = (changes: DietSettingsAnswers, today = TODAY) =>
  checkDietSettings({ ...GOOD, ...changes }, { today }).flatMap(({ fieldName, messages }) =>
    messages.map((message) => `${fieldName}: ${message}`),
  )

const kg = (value: number) => ({ value, unit: 'kg' }) as const
const lb = (value: number) => ({ value, unit: 'lb' }) as const

describe('checkDietSettings', () => {
  it('accepts valid answers', () => {
    expect(errors({})).toEqual([])
  })

  it('does not check missing answers', () => {
    expect(checkDietSettings({}, { today: TODAY })).toEqual([])
    expect(checkDietSettings({ dateOfBirth: '', startDate: '' }, { today: TODAY })).toEqual([])
  })

  it.each([
    [{ value: 99, unit: 'cm' }, ['height.value: diet-settings/validation/height-range']],
    [{ value: 100, unit: 'cm' }, []],
    [{ value: 250, unit: 'cm' }, []],
    [{ value: 251, unit: 'cm' }, ['height.value: diet-settings/validation/height-range']],
    [{ value: 170.5, unit: 'cm' }, ['height.value: diet-settings/validation/height-whole']],
    [{ value: 39, unit: 'in' }, ['height.value: diet-settings/validation/height-range']],
    [{ value: 66, unit: 'in' }, []],
    [{ value: 99, unit: 'in' }, ['height.value: diet-settings/validation/height-range']],
    [{ value: Number.NaN, unit: 'cm' }, ['height.value: validation/number-format']],
  ] as const)('takes heights of 100 to 250 whole centimetres: %j', (height, expected) => {
    // Without a weight, which would be too low for most of these heights.
    expect(errors({ height, weight: null, dietMode: null })).toEqual(expected)
  })

  it('reports that a weight or a goal is not a number before it checks ranges', () => {
    expect(errors({ weight: kg(Number.NaN) })).toEqual(['weight.value: validation/number-format'])
    expect(errors({ goalWeight: kg(Number.NaN) })).toEqual(['goalWeight.value: validation/number-format'])
  })

  it.each([
    [200, 'standard'],
    [3, 'glp1'],
  ] as const)('refuses diet %i with the type %s', (dietId, dietType) => {
    expect(errors({ dietId, dietType })).toEqual(['dietType: diet-settings/validation/diet-type'])
  })

  it.each([
    [200, 'glp1'],
    [4, 'standard'],
    [4, null],
    [null, 'glp1'],
    [7, 'glp1'],
  ] as const)('accepts the type of diet %s as %s', (dietId, dietType) => {
    expect(errors({ dietId, dietType }).filter((error) => error.startsWith('dietType'))).toEqual([])
  })

  it.each([
    [kg(29.9), false],
    [kg(30), true],
    [kg(300), true],
    [kg(300.1), false],
    [lb(66), false],
    [lb(66.2), true],
    [lb(661), true],
    [lb(662), false],
  ] as const)('takes weights of 30 to 300 kg: %j', (weight, isGood) => {
    expect(errors({ weight, height: null, dietMode: null })).toEqual(
      isGood ? [] : ['weight.value: diet-settings/validation/weight-range'],
    )
  })

  it('reports dates that cannot be read', () => {
    expect(errors({ dateOfBirth: 'abc', startDate: '2025-02-30' })).toEqual([
      'dateOfBirth: validation/date-format',
      'startDate: validation/date-format',
    ])
  })

  it('reports a year outside the calendar as an error of its own', () => {
    expect(errors({ dateOfBirth: '1890-05-14', startDate: '9999-12-31' })).toEqual([
      'dateOfBirth: diet-settings/validation/date-years',
      'startDate: diet-settings/validation/start-date-window',
    ])
  })

  it('lets a plan start from tomorrow to 14 days from today', () => {
    const window = ['2025-11-21', '2025-11-22', '2025-12-05', '2025-12-06'].map((startDate) => errors({ startDate }))
    const outside = ['startDate: diet-settings/validation/start-date-window']
    expect(window).toEqual([outside, [], [], outside])
  })

  it('counts age on the start date: 18 to 100', () => {
    const young = ['dateOfBirth: diet-settings/validation/too-young']
    expect(errors({ dateOfBirth: '2007-11-24' })).toEqual([])
    expect(errors({ dateOfBirth: '2007-11-25' })).toEqual(young)
    expect(errors({ dateOfBirth: '1924-11-25' })).toEqual([])
    expect(errors({ dateOfBirth: '1924-11-24' })).toEqual(['dateOfBirth: diet-settings/validation/too-old'])
  })

  it('accepts a person who turns 18 within the days a plan may start on', () => {
    expect(errors({ dateOfBirth: '2007-12-05', startDate: null })).toEqual([])
    expect(errors({ dateOfBirth: '2007-12-06', startDate: null })).toEqual([
      'dateOfBirth: diet-settings/validation/too-young',
    ])
  })

  it('requires a goal in the direction of the mode', () => {
    expect(errors({ goalWeight: kg(80.9) })).toEqual([
      'goalWeight.value: diet-settings/validation/goal-not-below-weight',
    ])
    expect(errors({ dietMode: 'gain_muscle_mass' })).toEqual([
      'goalWeight.value: diet-settings/validation/goal-not-above-weight',
    ])
    expect(errors({ dietMode: 'put_on_weight', goalWeight: kg(84) })).toEqual([])
  })

  it('compares weights across units', () => {
    expect(errors({ goalWeight: lb(178) })).toEqual([])
    expect(errors({ goalWeight: lb(179) })).toEqual([
      'goalWeight.value: diet-settings/validation/goal-not-below-weight',
    ])
  })

  it('refuses goals under BMI 18.5 and over 30', () => {
    expect(errors({ goalWeight: kg(52) })).toEqual(['goalWeight.value: diet-settings/validation/goal-too-low'])
    expect(errors({ goalWeight: kg(52.3) })).toEqual([])
    expect(errors({ dietMode: 'put_on_weight', goalWeight: kg(84.7) })).toEqual([
      'goalWeight.value: diet-settings/validation/goal-too-high',
    ])
    expect(errors({ dietMode: 'put_on_weight', goalWeight: kg(84.6) })).toEqual([])
  })

  it('refuses every goal below BMI 16, as soon as height and weight are known', () => {
    const veryLow = ['weight.value: diet-settings/validation/weight-very-low']
    // 45.2 kg at 168 cm is BMI 16.01.
    expect(errors({ weight: kg(45), dietMode: null, goalWeight: null })).toEqual(veryLow)
    expect(errors({ weight: kg(45), dietMode: 'put_on_weight', goalWeight: kg(52) })).toEqual(veryLow)
    expect(errors({ weight: kg(45.2), dietMode: 'put_on_weight', goalWeight: kg(52) })).toEqual([])
  })

  it('refuses GLP-1 for underweight people', () => {
    const glp1 = { dietId: 200, dietType: 'glp1', dietMode: 'gain_muscle_mass', goalWeight: kg(55) } as const
    expect(errors({ ...glp1, weight: kg(50) })).toEqual(['dietMode: diet-settings/validation/glp1-underweight'])
    expect(errors({ ...glp1, weight: kg(53) })).toEqual([])
  })

  it('refuses slimming for underweight people', () => {
    expect(errors({ weight: kg(50), goalWeight: kg(48) })).toEqual([
      'dietMode: diet-settings/validation/already-underweight',
    ])
    expect(errors({ weight: kg(50), dietMode: 'stabilization' })).toEqual([])
  })

  it('reports when no deficit is left above the floor', () => {
    const small = {
      dateOfBirth: '1945-01-01',
      height: { value: 150, unit: 'cm' },
      weight: kg(48),
      goalWeight: kg(45),
      activityLevel: 'ACTIVITY_LEVEL_NONE',
    } as const
    expect(errors(small)).toEqual(['activityLevel: diet-settings/validation/no-deficit-left'])
    expect(errors({ ...small, activityLevel: null })).toEqual([])
  })

  it('allows glp1 with slimming and building muscle only', () => {
    const error = ['dietMode: diet-settings/validation/mode-not-for-glp1']
    const byMode = DIET_MODES.map((dietMode) => {
      const goalWeight = kg(dietMode === 'slimming' ? 78 : 84)
      return [dietMode, errors({ dietId: 200, dietMode, goalWeight })]
    })
    expect(Object.fromEntries(byMode)).toEqual({
      slimming: [],
      gain_muscle_mass: [],
      put_on_weight: error,
      stabilization: error,
    })
  })

  it('ignores the goal weight of stabilization', () => {
    expect(errors({ dietMode: 'stabilization', goalWeight: kg(5) })).toEqual([])
  })

  it('accepts the four diets only', () => {
    expect(errors({ dietId: 6 })).toEqual(['dietId: diet-settings/validation/diet-unknown'])
  })
})

describe('checkCompleteDietSettings', () => {
  it('reports everything that is missing, in the order of the wizard', () => {
    const errors = checkCompleteDietSettings({}, { today: TODAY })
    expect(errors.map((error) => error.fieldName)).toEqual([
      'dietId',
      'sex',
      'dateOfBirth',
      'height.value',
      'weight.value',
      'dietMode',
      'goalWeight.value',
      'activityLevel',
      'startDate',
    ])
    expect(new Set(errors.flatMap((error) => error.messages))).toEqual(new Set(['validation/required']))
  })

  it('requires no goal weight in stabilization', () => {
    const answers = { ...GOOD, dietMode: 'stabilization', goalWeight: null } as const
    expect(checkCompleteDietSettings(answers, { today: TODAY })).toEqual([])
    expect(completeDietSettings(answers)?.goalWeight).toEqual(kg(80.9))
  })
})
