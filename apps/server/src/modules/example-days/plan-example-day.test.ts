import { foods, meals } from '@dayplate/catalogue'
import { addDays, daysFrom, requireCalendarDay } from '@dayplate/dates'
import { computeTargets } from '@dayplate/nutrition'
import { describe, expect, it } from 'vitest'
import { makeCatalogue } from '../catalogue/index.ts'
import { personOfSample, SAMPLE_PEOPLE } from './example-people.ts'
import { planExampleDay } from './plan-example-day.ts'

const catalogue = makeCatalogue({ foods, meals })
const FIRST = requireCalendarDay('2026-11-21')
/** Every sixth day of a year: 60 days in all four seasons. */
const dates = Array.from({ length: 60 }, (_, index) => addDays(FIRST, index * 6))

/** What a day promises: energy within 2 %, each macro within 5 %; half a unit of the fourth decimal for rounding. */
const BAND = { kcal: 0.02, proteinG: 0.05, fatG: 0.05, carbohydrateG: 0.05 } as const
const ROUNDING = 0.00005

describe.each(SAMPLE_PEOPLE)('the example day of $identifier', (person) => {
  it('needs no exception of the safety rules', () => {
    expect(computeTargets(personOfSample(person))).toMatchObject({ kind: 'targets', notices: [] })
  })

  it.each(dates)('is inside its band on %s', (date) => {
    const { day } = planExampleDay(catalogue, person, date)
    const { proof } = day.document
    expect(day.document.meals.map((meal) => meal.type)).toEqual(['breakfast', 'lunch', 'snack', 'dinner'])
    expect(proof).toMatchObject({ holds: true, reasons: [] })
    for (const macro of ['kcal', 'proteinG', 'fatG', 'carbohydrateG'] as const) {
      const deviation = proof.actual[macro] / proof.target[macro] - 1
      expect(Math.abs(deviation)).toBeLessThanOrEqual(BAND[macro] + ROUNDING)
    }
  })

  it('is the same whenever it is planned', () => {
    expect(planExampleDay(catalogue, person, FIRST)).toEqual(planExampleDay(catalogue, person, FIRST))
  })

  it('brings other meals over a week', () => {
    const week = daysFrom(FIRST, 7).map((date) => planExampleDay(catalogue, person, date).day.document.meals)
    const lunches = week.map(([, lunch]) => lunch?.version)
    expect(new Set(lunches).size).toBeGreaterThan(2)
  })
})
