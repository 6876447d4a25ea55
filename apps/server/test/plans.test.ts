import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { extendPlans } from '../src/modules/planning/index.ts'
import { ANSWERS, GENERATE, SET_EATEN, type AnsweredEvent } from './tools/documents.ts'
import { dayFromStart } from './tools/movable-clock.ts'
import { subscribersOf, type Subscribers } from './tools/subscribers.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
let newPerson: Subscribers['newPerson']
let generate: Subscribers['generate']
let dayOf: Subscribers['dayOf']
beforeAll(async () => {
  server = await startTestServer()
  ;({ newPerson, generate, dayOf } = await subscribersOf(server))
})
afterAll(() => server.close())
beforeEach(() => server.clock.moveTo('2026-11-21T11:00:00Z'))

const setEaten = async (token: string, variables: object) =>
  (await server.client.call(SET_EATEN, { token, variables: { ...variables } })).data.dietSetMealEaten
const seeIntroduction = (token: string) =>
  server.client.call('mutation { me { introductionSeen { code } } }', { token })
const availableDays = async (token: string): Promise<{ date: string }[]> =>
  (await server.client.call('{ me { diet { availableDays { date } } } }', { token })).data.me.diet.availableDays

describe('what a day shows', () => {
  it('is the subscription page without access', async () => {
    expect(await dayOf(await newPerson(null), 0)).toEqual({ __typename: 'UnauthorizedException', code: 403 })
  })

  it('is the wizard before there are settings', async () => {
    expect((await dayOf(await newPerson(), 0)).__typename).toBe('DailyDietPlanSettingsNeeded')
  })

  it('shows the start and the first day of a plan in the future', async () => {
    const token = await newPerson()
    await generate(token, { startDate: dayFromStart(3) })
    await seeIntroduction(token)
    expect(await dayOf(token, 0)).toEqual({
      __typename: 'DailyDietPlanFuture',
      startDate: dayFromStart(3),
      daysToStart: 3,
    })
    expect((await dayOf(token, 3)).__typename).toBe('DailyDietPlanNormal')
  })

  it('requires the introduction before any day, also a future one, once', async () => {
    const token = await newPerson('LONG', { hasSeenIntroduction: false })
    await generate(token)
    expect((await dayOf(token, 0)).__typename).toBe('DailyDietPlanIntroductionNeeded')
    expect((await dayOf(token, 1)).__typename).toBe('DailyDietPlanIntroductionNeeded')
    await seeIntroduction(token)
    expect((await dayOf(token, 1)).__typename).toBe('DailyDietPlanNormal')
  })

  it('redirects from a day outside the plan to the nearest one', async () => {
    const token = await newPerson()
    await generate(token)
    await seeIntroduction(token)
    server.clock.moveDays(2)
    expect(await dayOf(token, -400)).toEqual({ __typename: 'DailyDietPlanRedirect', date: dayFromStart(1) })
    expect(await dayOf(token, 60)).toEqual({ __typename: 'DailyDietPlanRedirect', date: dayFromStart(28) })
  })

  it('is expired after the end of current access, and the subscription page once access is over', async () => {
    const token = await newPerson('TEN')
    await generate(token)
    await seeIntroduction(token)
    expect(await dayOf(token, 10)).toEqual({ __typename: 'DailyDietPlanExpired', accessTo: dayFromStart(9) })
    server.clock.moveDays(10)
    expect((await dayOf(token, 5)).__typename).toBe('UnauthorizedException')
  })
})

describe('a generated plan', () => {
  it("has four meals a day, keeps each day's tolerances or gives a reason, and is private", async () => {
    const token = await newPerson()
    await generate(token)
    const day = await dayOf(token, 1)
    expect(day.events.map((event: AnsweredEvent) => event.mealType.type)).toEqual([
      'Breakfast',
      'Lunch',
      'Snack',
      'Dinner',
    ])
    expect(day.dayDiet).toMatchObject({ dietId: 3, name: 'Classic', phase: { identifier: 'start' } })
    const kcal = day.events.reduce((sum: number, event: AnsweredEvent) => sum + event.kcal, 0)
    expect(Math.abs(kcal - day.proof.target.kcal)).toBeLessThanOrEqual(day.proof.target.kcal * 0.02 + 2)
    expect([day.proof.holds === true, day.proof.reasons.length > 0]).toContain(true)
    expect(await dayOf(await newPerson(), 1)).not.toHaveProperty('events')
  })

  it('covers 28 days ahead, or fewer if access ends before', async () => {
    const long = await newPerson()
    await generate(long)
    expect((await availableDays(long)).map(({ date }) => date)).toEqual(
      Array.from({ length: 28 }, (_, index) => dayFromStart(index + 1)),
    )
    const short = await newPerson('TEN')
    await generate(short)
    expect((await availableDays(short)).at(-1)?.date).toBe(dayFromStart(9))
  })

  it('is the same when the same answers are sent twice at once', async () => {
    const token = await newPerson()
    await Promise.all([generate(token), generate(token)])
    const first = await dayOf(token, 5)
    await generate(token)
    const again = await dayOf(token, 5)
    expect(again.events.map((event: AnsweredEvent) => event.id)).toEqual(
      first.events.map((event: AnsweredEvent) => event.id),
    )
    expect(await availableDays(token)).toHaveLength(28)
  })

  it('follows the newest settings when different answers race', async () => {
    const token = await newPerson()
    await Promise.all([3, 4, 5, 3, 4, 5].map((dietId) => generate(token, { dietId })))
    const query = '{ me { diet { id availableDays { dayPlan { diet { id } } } } } }'
    const { data } = await server.client.call(query, { token })
    const dietIds = data.me.diet.availableDays.map((day: { dayPlan: { diet: { id: number } } }) => day.dayPlan.diet.id)
    expect([...new Set(dietIds)]).toEqual([data.me.diet.id])
  })

  it('keeps earlier days, eaten or not, and plans every later one for the new diet', async () => {
    const token = await newPerson()
    await generate(token)
    await seeIntroduction(token)
    server.clock.moveDays(1)
    const today = await dayOf(token, 1)
    const [breakfast] = today.events
    const meal = { date: today.date, setId: today.setId, mealId: breakfast.id, mealKey: breakfast.key }
    await setEaten(token, { ...meal, eaten: true })
    await generate(token, { dietId: 5, startDate: dayFromStart(2) })
    expect((await dayOf(token, 1)).events[0]).toMatchObject({ key: breakfast.key, isEaten: true })
    const query = '{ me { diet { availableDays { date dayPlan { diet { id } } } } } }'
    const { data } = await server.client.call(query, { token })
    const dietIds = data.me.diet.availableDays.map((day: { dayPlan: { diet: { id: number } } }) => day.dayPlan.diet.id)
    expect(dietIds).toEqual([3, ...Array.from({ length: 28 }, () => 5)])
  })

  it('is extended once as days pass, and a second run adds nothing', async () => {
    const token = await newPerson()
    await generate(token)
    server.clock.moveDays(5)
    await extendPlans(server.services)
    expect((await availableDays(token)).at(-1)?.date).toBe(dayFromStart(32))
    expect(await extendPlans(server.services)).toEqual({ people: 0, days: 0, failures: [] })
  })

  it("is extended even if one other person's settings are invalid", async () => {
    const broken = await newPerson()
    const fine = await newPerson()
    for (const token of [broken, fine]) await generate(token)
    const { data } = await server.client.call('{ me { id } }', { token: broken })
    const { db } = server.services
    await db.updateTable('diet_settings').set({ goal_weight_value: 30 }).where('user_id', '=', data.me.id).execute()
    server.clock.moveDays(5)
    const { failures } = await extendPlans(server.services)
    await db.deleteFrom('users').where('id', '=', data.me.id).execute()
    expect(failures.map(({ userId }) => userId)).toEqual([data.me.id])
    expect((await availableDays(fine)).at(-1)?.date).toBe(dayFromStart(32))
  })

  it('is shown although another server has stored its version since this one started', async () => {
    const token = await newPerson()
    await generate(token)
    const { versions } = server.services.catalogue
    const kept = new Map(versions)
    versions.clear()
    const day = await dayOf(token, 1)
    for (const [id, version] of kept) versions.set(id, version)
    expect(day.events).toHaveLength(4)
  })

  it('refers only to stored versions, whatever the next catalogue contains', async () => {
    const token = await newPerson()
    await generate(token)
    const stored = await server.services.db.selectFrom('meal_versions').select('id').execute()
    expect(stored.map((row) => row.id)).toEqual(expect.arrayContaining([...server.services.catalogue.versions.keys()]))
  })
})

describe('dailyPlan', () => {
  it('has no notes on the last day of the calendar', async () => {
    const query = '{ dailyPlan(today: "2100-12-31") { recipeNotesForNextDay } }'
    const { status, data } = await server.client.call(query, { token: await newPerson() })
    expect([status, data.dailyPlan.recipeNotesForNextDay]).toEqual([200, []])
  })
})

describe('dietSetMealEaten', () => {
  async function plannedMeal() {
    server.clock.moveTo('2026-11-21T11:00:00Z')
    const token = await newPerson()
    await generate(token)
    await seeIntroduction(token)
    server.clock.moveTo('2026-11-22T11:00:00Z')
    const day = await dayOf(token, 1)
    const [event] = day.events
    return { token, request: { date: day.date, setId: day.setId, mealId: event.id, mealKey: event.key } }
  }

  it('marks and unmarks a meal, and repeating it changes nothing', async () => {
    const { token, request } = await plannedMeal()
    await setEaten(token, { ...request, eaten: true })
    const twice = await setEaten(token, { ...request, eaten: true })
    expect(twice.event.isEaten).toBe(true)
    expect((await dayOf(token, 1)).events[0].isEaten).toBe(true)
    await setEaten(token, { ...request, eaten: false })
    expect((await dayOf(token, 1)).events.map((event: AnsweredEvent) => event.isEaten)).toEqual([
      false,
      false,
      false,
      false,
    ])
  })

  it("refuses another user's set and changes nothing of it", async () => {
    const { token, request } = await plannedMeal()
    const stranger = await plannedMeal()
    const answer = await setEaten(stranger.token, { ...request, eaten: true })
    expect(answer.details[0].fieldName).toBe('setId')
    expect((await dayOf(token, 1)).events[0].isEaten).toBe(false)
  })

  it.each([
    ['a meal of another day', { mealId: 'no-such-meal' }, 'mealId'],
    ['an unknown key', { mealKey: 'x' }, 'mealKey'],
    ['a day without a plan', { date: '2020-01-01' }, 'date'],
    ['a day in the future, which may still be planned again', { date: '2026-11-23' }, 'date'],
  ])('refuses %s', async (_, change, fieldName) => {
    const { token, request } = await plannedMeal()
    const answer = await setEaten(token, { ...request, ...change, eaten: true })
    expect(answer).toMatchObject({ __typename: 'ValidationException', details: [{ fieldName }] })
  })
})

describe('the day of a user', () => {
  it('follows the time zone that is sent, also across midnight', async () => {
    const token = await newPerson()
    server.clock.moveTo('2026-11-21T23:30:00Z')
    const early = await server.client.call(GENERATE, {
      token,
      headers: { 'x-time-zone': 'America/New_York' },
      variables: { request: ANSWERS },
    })
    expect(early.data.me.dietGenerate.__typename).toBe('BasicMutationSuccess')
    const late = await server.client.call(GENERATE, {
      token: await newPerson(),
      headers: { 'x-time-zone': 'Europe/Warsaw' },
      variables: { request: ANSWERS },
    })
    expect(late.data.me.dietGenerate.details[0].fieldName).toBe('startDate')
  })
})
