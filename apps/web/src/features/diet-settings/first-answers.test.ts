import { requireCalendarDay } from '@dayplate/dates'
import { describe, expect, it } from 'vitest'
import {
  firstAnswers,
  firstEnteredGoals,
  type PersonSettings,
  startDateAhead,
  withKeptChoice,
} from './first-answers.ts'

const TODAY = requireCalendarDay('2025-11-21')

const NEW_PERSON: PersonSettings = {
  __typename: 'Me',
  id: 'u1',
  name: null,
  sex: null,
  birthDate: null,
  systemOfMeasures: 'imperial',
  healthDataConsent: { __typename: 'HealthDataConsent', isGiven: false, withdrawnAt: null, isDataKept: false },
  height: null,
  weight: null,
  goalWeight: null,
  firstWeight: null,
  lastWeight: null,
  lastWeightOn: null,
  diet: {
    __typename: 'Diet',
    id: null,
    mode: null,
    activityLevel: null,
    dietType: null,
    startDate: null,
    phasesFrom: null,
    hadEver: false,
    stoppedAt: null,
    exclusions: { __typename: 'Exclusions', allergens: [], foods: [] },
  },
}

describe('firstAnswers', () => {
  it('starts a new user with tomorrow as start date and no other answers', () => {
    const answers = firstAnswers(NEW_PERSON, TODAY)
    expect([answers.dateOfBirth, answers.height]).toEqual([undefined, undefined])
    expect([answers.sex, answers.weight, answers.dietId]).toEqual([null, null, null])
    expect(answers.startDate).toBe('2025-11-22')
  })

  it('keeps the answers that the user gave before', () => {
    const me = { ...NEW_PERSON, birthDate: '1990-05-01', diet: { ...NEW_PERSON.diet, id: 4 } }
    expect(firstAnswers(me, TODAY)).toMatchObject({ dateOfBirth: '1990-05-01', dietId: 4 })
  })

  it('starts with the newest weight instead of the weight from the last wizard', () => {
    const weighed = (value: number) => ({ __typename: 'Weight', value, unit: 'kg' }) as const
    const me = { ...NEW_PERSON, weight: weighed(74.5), lastWeight: weighed(72.2), lastWeightOn: '2025-11-01' }
    expect(firstAnswers(me, TODAY).weight).toEqual({ value: 72.2, unit: 'kg' })
  })

  it('leaves the weight empty if the newest one is older than 90 days', () => {
    const lastWeight = { __typename: 'Weight', value: 72.2, unit: 'kg' } as const
    const weighedOn = (lastWeightOn: string) => firstAnswers({ ...NEW_PERSON, lastWeight, lastWeightOn }, TODAY).weight
    expect(weighedOn('2025-08-23')).toEqual({ value: 72.2, unit: 'kg' })
    expect(weighedOn('2025-08-22')).toBeNull()
  })

  it('removes the type names from measures, so that the gateway accepts them as input', () => {
    const me: PersonSettings = {
      ...NEW_PERSON,
      height: { __typename: 'Length', value: 168, unit: 'cm' },
      weight: { __typename: 'Weight', value: 74.5, unit: 'kg' },
      lastWeightOn: '2025-11-01',
      goalWeight: { __typename: 'Weight', value: 67, unit: 'kg' },
    }
    const { height, weight, goalWeight } = firstAnswers(me, TODAY)
    expect({ height, weight, goalWeight }).toEqual({
      height: { value: 168, unit: 'cm' },
      weight: { value: 74.5, unit: 'kg' },
      goalWeight: { value: 67, unit: 'kg' },
    })
  })
})

describe('withKeptChoice', () => {
  const KEPT = { dietId: 5, dietMode: 'gain_muscle_mass', activityLevel: 'ACTIVITY_LEVEL_HIGH' } as const
  const open = firstAnswers(NEW_PERSON, TODAY)

  it('fills in diet, goal and activity of a new user, and asks for the body', () => {
    expect(withKeptChoice(open, { hadEver: false, kept: KEPT })).toEqual({ ...open, ...KEPT })
  })

  it('changes nothing without a kept choice', () => {
    expect(withKeptChoice(open, { hadEver: false, kept: null })).toBe(open)
  })

  it('keeps the answers of a user who has or had a plan, or has begun to answer', () => {
    const begun = { ...open, dietId: 3 } as const
    expect(withKeptChoice(begun, { hadEver: false, kept: KEPT })).toBe(begun)
    expect(withKeptChoice(open, { hadEver: true, kept: KEPT })).toBe(open)
  })
})

describe('startDateAhead', () => {
  it('returns tomorrow unless the chosen day is later than today', () => {
    expect(startDateAhead(null, TODAY)).toBe('2025-11-22')
    expect(startDateAhead('2025-10-01', TODAY)).toBe('2025-11-22')
    expect(startDateAhead('2025-11-21', TODAY)).toBe('2025-11-22')
    expect(startDateAhead('2025-11-24', TODAY)).toBe('2025-11-24')
  })

  it('keeps a date that is too late and text that is not a date for the user to correct', () => {
    expect(startDateAhead('2026-01-01', TODAY)).toBe('2026-01-01')
    expect(startDateAhead('jutro', TODAY)).toBe('jutro')
  })
})

describe('firstEnteredGoals', () => {
  it('returns the current goal weight under its mode', () => {
    const goalWeight = { __typename: 'Weight', value: 67, unit: 'kg' } as const
    const me = { ...NEW_PERSON, goalWeight, diet: { ...NEW_PERSON.diet, mode: 'slimming' } } as const
    expect(firstEnteredGoals(me)).toEqual({ slimming: { value: 67, unit: 'kg' } })
    expect(firstEnteredGoals(NEW_PERSON)).toEqual({})
  })
})
