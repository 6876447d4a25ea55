import { requireCalendarDay } from '@dayplate/dates'
import { describe, expect, it } from 'vitest'
import { firstAnswers, type PersonSettings } from './first-answers.ts'

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
  diet: {
    __typename: 'Diet',
    id: null,
    mode: null,
    activityLevel: null,
    dietType: null,
    startDate: null,
    phasesFrom: null,
    hadEver: false,
    exclusions: { __typename: 'Exclusions', allergens: [], foods: [] },
  },
}

describe('firstAnswers', () => {
  it('gives a new person the defaults of their units and nothing more', () => {
    const answers = firstAnswers(NEW_PERSON, TODAY)
    expect(answers.dateOfBirth).toBe('1980-01-01')
    expect(answers.height).toEqual({ value: 60, unit: 'in' })
    expect([answers.sex, answers.weight, answers.dietId, answers.startDate]).toEqual([null, null, null, null])
  })

  it('keeps what the person said before', () => {
    const me = { ...NEW_PERSON, birthDate: '1990-05-01', diet: { ...NEW_PERSON.diet, id: 4 } }
    expect(firstAnswers(me, TODAY)).toMatchObject({ dateOfBirth: '1990-05-01', dietId: 4 })
  })

  it('begins with the newest weight there is, not with that of the last wizard', () => {
    const weighed = (value: number) => ({ __typename: 'Weight', value, unit: 'kg' }) as const
    const me = { ...NEW_PERSON, weight: weighed(74.5), lastWeight: weighed(72.2) }
    expect(firstAnswers(me, TODAY).weight).toEqual({ value: 72.2, unit: 'kg' })
    expect(firstAnswers({ ...me, lastWeight: null }, TODAY).weight).toEqual({ value: 74.5, unit: 'kg' })
  })

  it('takes measures as the gateway reads them, without the names of its types', () => {
    const me: PersonSettings = {
      ...NEW_PERSON,
      height: { __typename: 'Length', value: 168, unit: 'cm' },
      weight: { __typename: 'Weight', value: 74.5, unit: 'kg' },
      goalWeight: { __typename: 'Weight', value: 67, unit: 'kg' },
    }
    const { height, weight, goalWeight } = firstAnswers(me, TODAY)
    expect({ height, weight, goalWeight }).toEqual({
      height: { value: 168, unit: 'cm' },
      weight: { value: 74.5, unit: 'kg' },
      goalWeight: { value: 67, unit: 'kg' },
    })
  })

  it('asks for a new start date unless the old one is still ahead', () => {
    const startingOn = (startDate: string) =>
      firstAnswers({ ...NEW_PERSON, diet: { ...NEW_PERSON.diet, startDate } }, TODAY).startDate
    expect(startingOn('2025-10-01')).toBeNull()
    expect(startingOn('2025-11-21')).toBeNull()
    expect(startingOn('2025-11-24')).toBe('2025-11-24')
  })
})
