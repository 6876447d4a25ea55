import { daysBetween } from '@dayplate/dates'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { extendPlans, replayPlan } from '../src/modules/planning/index.ts'
import { findPlannedDays, type FutureDay } from '../src/modules/stored-plans/index.ts'
import { dayFromStart } from './tools/movable-clock.ts'
import { subscribersOf, type Subscribers } from './tools/subscribers.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

const DAYS_PASSED = 60
/** The number of days of a newly generated plan. */
const FRESH_DAYS = 28
/** A meal comes back on the fourth day at the earliest; its leftovers belong to the same cooking. */
const GAP_DAYS = 3
const TWO_WEEKS = 14
/** In any two weeks. Of 20 times three people of 1500 to 2200 kcal over 88 days the fewest were 24. */
const MEALS_IN_TWO_WEEKS = 20
/** The number of different meals in two weeks, relative to a fresh plan. Of the same people 0.99 to 1.09. */
const VARIETY_OF_FRESH = 0.9
/**
 * The share of days with a leftover, relative to a fresh plan: of the same people 0.69 to 1.06, 0.85 in the mean, because
 * nothing is cooked ahead on the last of the four days that are planned at once.
 */
const SHARE_OF_FRESH = 0.5
const CLASSIC = { dietId: 3, dietType: 'standard' } as const
const DIETS = [CLASSIC, { dietId: 5, dietType: 'standard' }, { dietId: 200, dietType: 'glp1' }] as const

let server: TestServer
let people: Subscribers
beforeAll(async () => {
  server = await startTestServer()
  people = await subscribersOf(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.services.db.deleteFrom('users').execute()
  server.clock.moveTo('2026-11-21T11:00:00Z')
})

/** A user with a plan from tomorrow on. */
async function subscriberOn(diet: (typeof DIETS)[number], accessCode: 'LONG' | 'FORTY' = 'LONG'): Promise<string> {
  const token = await people.newPerson(accessCode)
  await people.generate(token, diet)
  return (await server.client.call('{ me { id } }', { token })).data.me.id
}

const daysOf = (userId: string): Promise<FutureDay[]> =>
  findPlannedDays(server.services.db, userId, { from: dayFromStart(0), isLocked: false })

/** Lets days pass and extends all plans on each of them. */
async function letDaysPass(days: number): Promise<void> {
  for (let passed = 1; passed <= days; passed += 1) {
    server.clock.moveDays(1)
    expect((await extendPlans(server.services)).failures).toEqual([])
  }
}

/** Lets days pass for one person. Returns how far ahead the plan reached on each day. */
async function reachOfDays(userId: string, days: number): Promise<readonly number[]> {
  const reach: number[] = []
  for (let passed = 1; passed <= days; passed += 1) {
    await letDaysPass(1)
    reach.push(lastDayNumber(await daysOf(userId)) - passed + 1)
  }
  return reach
}

/** The number of days from the clock's start to the last planned day. */
const lastDayNumber = (days: readonly FutureDay[]): number =>
  daysBetween(dayFromStart(0), days.at(-1)?.date ?? dayFromStart(0))

/** The meals of a day, each by its id. */
const mealsOn = ({ document }: FutureDay) =>
  document.meals.map((meal) => ({ ...meal, id: server.services.catalogue.versions.get(meal.version)?.mealId }))

/** The share of lunches and dinners that are cooked the day before. */
function leftoverShare(days: readonly FutureDay[]): number {
  const meals = days.flatMap(mealsOn).filter(({ type }) => type === 'lunch' || type === 'dinner')
  return meals.filter(({ portion }) => portion > 1).length / meals.length
}

/** The number of different meals in every two weeks of a plan. */
function mealsInTwoWeeks(days: readonly FutureDay[]): readonly number[] {
  const windows = days.slice(TWO_WEEKS - 1).map((_, start) => days.slice(start, start + TWO_WEEKS))
  return windows.map((window) => new Set(window.flatMap(mealsOn).map(({ id }) => id)).size)
}

const meanOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0) / counts.length

/** Meals cooked again within three days after they were last eaten. */
function repeatsOf(days: readonly FutureDay[]) {
  return days.flatMap((day, index) => {
    const before = new Set(
      days
        .slice(Math.max(0, index - GAP_DAYS), index)
        .flatMap(mealsOn)
        .map(({ id }) => id),
    )
    return mealsOn(day).filter(({ id, portion }) => portion === 1 && before.has(id))
  })
}

/** Servings of a pot that no later day eats, and servings that no earlier day cooks. */
function brokenPots(days: readonly FutureDay[]) {
  return days.flatMap((day, index) =>
    mealsOn(day).filter(({ id, portion, portionsTotal }) => {
      const isServed = (neighbour: FutureDay | undefined, wanted: number) =>
        neighbour !== undefined && mealsOn(neighbour).some((meal) => meal.id === id && meal.portion === wanted)
      const isCooked = portion === 1 || isServed(days[index - 1], portion - 1)
      const isEatenUp = portion === portionsTotal || isServed(days[index + 1], portion + 1)
      return !isCooked || !isEatenUp
    }),
  )
}

describe('a plan extended every day for 60 days', () => {
  it('cooks pots for two days as often as a fresh one, is as varied, and keeps every day within tolerances', async () => {
    const userIds = await Promise.all(DIETS.map((diet) => subscriberOn(diet)))
    await letDaysPass(DAYS_PASSED)
    const plans = await Promise.all(userIds.map(daysOf))

    const fresh = leftoverShare(plans.flatMap((days) => days.slice(0, TWO_WEEKS)))
    expect(fresh).toBeGreaterThan(0.15)
    expect(leftoverShare(plans.flatMap((days) => days.slice(FRESH_DAYS)))).toBeGreaterThan(fresh * SHARE_OF_FRESH)
    const freshMeals = meanOf(plans.flatMap((days) => mealsInTwoWeeks(days.slice(0, TWO_WEEKS))))
    const laterMeals = meanOf(plans.flatMap((days) => mealsInTwoWeeks(days.slice(FRESH_DAYS))))
    expect(laterMeals).toBeGreaterThan(freshMeals * VARIETY_OF_FRESH)
    for (const days of plans) {
      expect(days.length).toBeGreaterThanOrEqual(FRESH_DAYS + DAYS_PASSED - 4)
      expect(lastDayNumber(days)).toBe(days.length)
      expect(days.filter(({ document }) => !document.proof.holds)).toEqual([])
      expect([repeatsOf(days), brokenPots(days)]).toEqual([[], []])
      expect(Math.min(...mealsInTwoWeeks(days))).toBeGreaterThanOrEqual(MEALS_IN_TWO_WEEKS)
    }
    for (const userId of userIds) {
      const replays = await replayPlan(server.services, userId)
      expect([...new Set(replays.map(({ replay }) => replay))]).toEqual(['same'])
    }
  })

  it('always has 25 to 28 days ahead, including today', async () => {
    const reach = await reachOfDays(await subscriberOn(CLASSIC), DAYS_PASSED)
    expect([Math.min(...reach), Math.max(...reach)]).toEqual([25, 28])
  })

  it('reaches the end of access as soon as that is 28 days ahead, and never passes it', async () => {
    const userId = await subscriberOn(CLASSIC, 'FORTY')
    const lastDay = 39
    await letDaysPass(lastDay - FRESH_DAYS + 1)
    expect(lastDayNumber(await daysOf(userId))).toBe(lastDay)
    await letDaysPass(FRESH_DAYS + 1)
    expect(lastDayNumber(await daysOf(userId))).toBe(lastDay)
  })
})
