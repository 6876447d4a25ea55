import { foods, meals } from '@dayplate/catalogue'
import { addDays, daysFrom, requireCalendarDay } from '@dayplate/dates'
import { computeTargets } from '@dayplate/nutrition'
import { describe, expect, it } from 'vitest'
import { makeCatalogue } from '../catalogue/index.ts'
import { plannerHere } from '../planning/index.ts'
import { planExampleDays } from './plan-example-days.ts'
import { personOfSample, SAMPLE_PEOPLE } from './sample-people.ts'

const source = { catalogue: makeCatalogue({ foods, meals }), planner: plannerHere }
const FIRST = requireCalendarDay('2026-11-21')
/** Every sixth day of a year: 60 days in all four seasons. */
const dates = Array.from({ length: 60 }, (_, index) => addDays(FIRST, index * 6))

/** The tolerances of a day: energy within 2 %, each macro within 5 %. Half a unit of the fourth decimal allows for rounding. */
const BAND = { kcal: 0.02, proteinG: 0.05, fatG: 0.05, carbohydrateG: 0.05 } as const
const ROUNDING = 0.00005

describe.each(SAMPLE_PEOPLE)('the sample person $identifier', (person) => {
  it('needs no exception from the safety rules', () => {
    expect(computeTargets(personOfSample(person))).toMatchObject({ kind: 'targets', notices: [] })
  })
})

describe('planExampleDays', () => {
  it.each(dates)('keeps the tolerances of each sample person on %s', async (date) => {
    const examples = await planExampleDays(source, date)
    expect(examples.map(({ person }) => person)).toEqual(SAMPLE_PEOPLE)
    for (const { day } of examples) {
      const { proof } = day.document
      expect(day.document.meals.map((meal) => meal.type)).toEqual(['breakfast', 'lunch', 'snack', 'dinner'])
      expect(proof).toMatchObject({ holds: true, reasons: [] })
      for (const macro of ['kcal', 'proteinG', 'fatG', 'carbohydrateG'] as const) {
        const deviation = proof.actual[macro] / proof.target[macro] - 1
        expect(Math.abs(deviation)).toBeLessThanOrEqual(BAND[macro] + ROUNDING)
      }
    }
  })

  it.each(dates)('contains twelve different meals on %s', async (date) => {
    const versions = (await planExampleDays(source, date)).flatMap(({ day }) =>
      day.document.meals.map((meal) => meal.version),
    )
    expect(new Set(versions).size).toBe(12)
  })

  it('gives the same days whenever it is called', async () => {
    expect(await planExampleDays(source, FIRST)).toEqual(await planExampleDays(source, FIRST))
  })

  it('varies the meals over a week', async () => {
    const weeks = await Promise.all(daysFrom(FIRST, 7).map((date) => planExampleDays(source, date)))
    const lunches = weeks.flatMap((examples) => examples.map(({ day }) => day.document.meals[1]?.version))
    expect(new Set(lunches).size).toBeGreaterThan(6)
  })
})
