import { addDays, requireCalendarDay } from '@dayplate/dates'
import type { Food } from '@dayplate/nutrition'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PlanDayDocument } from '../src/modules/stored-plans/index.ts'
import { healthConsentCallsOf, type HealthConsentCalls } from './tools/health-consent-calls.ts'
import { dayFromStart } from './tools/movable-clock.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

const HINTS = `query W($date: Date!) { dailyDietPlan(date: $date) {
  __typename ... on DailyDietPlanNormal { weekHints { code amount recommended } } } }`

interface Hint {
  readonly code: string
  readonly amount: number
  readonly recommended: number
}

let server: TestServer
let calls: HealthConsentCalls
beforeAll(async () => {
  server = await startTestServer()
  calls = await healthConsentCallsOf(server)
})
afterAll(() => server.close())
beforeEach(() => server.clock.moveTo('2026-11-21T11:00:00Z'))

async function planFor(answers: object): Promise<string> {
  const token = await calls.people.newPerson()
  expect(await calls.people.generate(token, answers)).toMatchObject({ __typename: 'BasicMutationSuccess' })
  return token
}

const hintsOn = async (token: string, days: number): Promise<readonly Hint[]> =>
  (await calls.call(token, HINTS, { date: dayFromStart(days) })).dailyDietPlan.weekHints

const FIGURES = {
  CALCIUM: ({ micronutrientsPer100g }: Food) => micronutrientsPer100g.calciumMg,
  IRON: ({ micronutrientsPer100g }: Food) => micronutrientsPer100g.ironMg,
  VITAMIN_B12: ({ micronutrientsPer100g }: Food) => micronutrientsPer100g.vitaminB12Ug,
  VITAMIN_D: ({ micronutrientsPer100g }: Food) => micronutrientsPer100g.vitaminDUg,
} as const

/** The daily means of seven days, summed from the stored days and the table of foods. */
async function meansFrom(token: string, first: number): Promise<ReadonlyMap<string, number>> {
  const { db, catalogue } = server.services
  const from = requireCalendarDay(dayFromStart(first))
  const rows = await db
    .selectFrom('plan_days')
    .select('document')
    .where('user_id', '=', await calls.idOf(token))
    .where('date', '>=', from)
    .where('date', '<', addDays(from, 7))
    .execute()
  // oxlint-disable-next-line typescript/consistent-type-assertions -- only planned-days.repository.ts writes this column
  const meals = rows.flatMap(({ document }) => (document as PlanDayDocument).meals)
  const sumOf = (figure: (food: Food) => number | null) =>
    meals.reduce((sum, { version, scale }) => {
      const ingredients = catalogue.versions.get(version)?.dishes.flatMap((dish) => dish.ingredients) ?? []
      const ofMeal = ingredients.map(({ foodId, grams }) => {
        const food = catalogue.foodById.get(foodId)
        return food === undefined ? 0 : ((figure(food) ?? 0) * grams) / 100
      })
      return sum + scale * ofMeal.reduce((total, amount) => total + amount, 0)
    }, 0)
  return new Map(Object.entries(FIGURES).map(([code, figure]) => [code, sumOf(figure) / 7]))
}

/** What each person should have a day: EFSA's figures as the nutrient lines name them. */
const PEOPLE = [
  {
    name: 'a woman of 36 on the classic diet',
    answers: {},
    wanted: { CALCIUM: 950, IRON: 16, VITAMIN_B12: 4, VITAMIN_D: 15 },
  },
  {
    name: 'a vegetarian woman of 20',
    answers: { dietId: 4, dateOfBirth: '2006-02-01' },
    wanted: { CALCIUM: 1000, IRON: 16, VITAMIN_B12: 4, VITAMIN_D: 15 },
  },
  {
    name: 'a vegetarian woman of 60',
    answers: { dietId: 4, dateOfBirth: '1966-02-01' },
    wanted: { CALCIUM: 950, IRON: 11, VITAMIN_B12: 4, VITAMIN_D: 15 },
  },
  {
    name: 'a man of 40 on the classic diet',
    answers: {
      sex: 'male',
      dateOfBirth: '1986-02-01',
      weight: { value: 85, unit: 'kg' },
      goalWeight: { value: 78, unit: 'kg' },
    },
    wanted: { CALCIUM: 950, IRON: 11, VITAMIN_B12: 4, VITAMIN_D: 15 },
  },
  {
    name: 'a vegan man of 40',
    answers: { sex: 'male', dateOfBirth: '1986-02-01', dietId: 5 },
    wanted: { CALCIUM: 950, IRON: 11, VITAMIN_B12: 4, VITAMIN_D: 15 },
  },
] as const

describe('the nutrients that the week around a day is short of', () => {
  it.each(PEOPLE)('are those whose mean misses what is recommended: $name', async ({ answers, wanted }) => {
    const token = await planFor(answers)
    for (const [day, first] of [
      [1, 1],
      [10, 7],
      [28, 22],
    ] as const) {
      const means = await meansFrom(token, first)
      const isVegan = 'dietId' in answers && answers.dietId === 5
      const expected = Object.entries(wanted).filter(
        ([code, recommended]) =>
          (isVegan && code === 'VITAMIN_B12') || (means.get(code) ?? Number.NaN) < 0.95 * recommended,
      )
      const hints = await hintsOn(token, day)
      expect(hints.map(({ code, recommended }) => [code, recommended])).toEqual(expected)
      for (const { code, amount } of hints) expect(amount).toBeCloseTo(means.get(code) ?? Number.NaN, 0)
    }
  })

  it('always name vitamin B12 for a vegan', async () => {
    const token = await planFor({ dietId: 5 })
    for (const days of [1, 5, 14, 28]) {
      expect((await hintsOn(token, days)).map(({ code }) => code)).toContain('VITAMIN_B12')
    }
  })

  it.each([
    { diet: 'the classic diet', answers: {}, codes: [] },
    { diet: 'the vegan diet', answers: { dietId: 5 }, codes: ['VITAMIN_B12'] },
  ])('are none with fewer than four planned days, but for vitamin B12 of vegans: $diet', async ({ answers, codes }) => {
    const token = await planFor(answers)
    const userId = await calls.idOf(token)
    await server.services.db
      .deleteFrom('plan_days')
      .where('user_id', '=', userId)
      .where('date', '>', dayFromStart(3))
      .execute()
    expect((await hintsOn(token, 2)).map(({ code }) => code)).toEqual(codes)
  })
})
