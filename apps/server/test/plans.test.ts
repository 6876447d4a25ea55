import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hashAccessCode, insertAccessCode } from '../src/modules/access/index.ts'
import { extendPlans } from '../src/modules/diet-settings/index.ts'
import { ACTIVATE, ANSWERS, DAY, GENERATE, REGISTER, SET_EATEN, type AnsweredEvent } from './tools/documents.ts'
import { dayFromStart } from './tools/movable-clock.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
let people = 0
beforeAll(async () => {
  server = await startTestServer()
  const createdAt = new Date(server.clock.now())
  for (const [code, days] of [
    ['LONG', 365],
    ['TEN', 10],
  ] as const) {
    await insertAccessCode(server.services.db, { codeHash: hashAccessCode(code), days, usesAllowed: 1_000, createdAt })
  }
})
afterAll(() => server.close())
beforeEach(() => server.clock.moveTo('2026-11-21T11:00:00Z'))

async function newPerson(accessCode: 'LONG' | 'TEN' | null = 'LONG'): Promise<string> {
  const request = { email: `p${++people}@example.com`, password: 'plum-and-rye', agreementsTermsAndConditions: true }
  const { data } = await server.client.call(REGISTER, { variables: { request } })
  if (accessCode !== null) await server.client.call(ACTIVATE, { token: data.register.token, variables: { accessCode } })
  return data.register.token
}

const generate = async (token: string, change: object = {}) =>
  (await server.client.call(GENERATE, { token, variables: { request: { ...ANSWERS, ...change } } })).data.me
    .dietGenerate
const dayOf = async (token: string, days: number) =>
  (await server.client.call(DAY, { token, variables: { date: dayFromStart(days) } })).data.dailyDietPlan
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

  it('says when a plan starts that lies ahead, and shows its first day', async () => {
    const token = await newPerson()
    await generate(token, { startDate: dayFromStart(3) })
    expect(await dayOf(token, 0)).toEqual({
      __typename: 'DailyDietPlanFuture',
      startDate: dayFromStart(3),
      daysToStart: 3,
    })
    expect((await dayOf(token, 3)).__typename).toBe('DailyDietPlanNormal')
  })

  it('asks for the introduction from the first day on, once', async () => {
    const token = await newPerson()
    await generate(token)
    server.clock.moveDays(1)
    expect((await dayOf(token, 1)).__typename).toBe('DailyDietPlanIntroductionNeeded')
    await seeIntroduction(token)
    expect((await dayOf(token, 1)).__typename).toBe('DailyDietPlanNormal')
  })

  it('leads from a day outside the plan to the nearest one', async () => {
    const token = await newPerson()
    await generate(token)
    await seeIntroduction(token)
    server.clock.moveDays(2)
    expect(await dayOf(token, -400)).toEqual({ __typename: 'DailyDietPlanRedirect', date: dayFromStart(1) })
    expect(await dayOf(token, 60)).toEqual({ __typename: 'DailyDietPlanRedirect', date: dayFromStart(28) })
  })

  it('is expired after the end of access that is valid today, and the subscription page once it is over', async () => {
    const token = await newPerson('TEN')
    await generate(token)
    await seeIntroduction(token)
    expect(await dayOf(token, 10)).toEqual({ __typename: 'DailyDietPlanExpired', accessTo: dayFromStart(9) })
    server.clock.moveDays(10)
    expect((await dayOf(token, 5)).__typename).toBe('UnauthorizedException')
  })
})

describe('a generated plan', () => {
  it('has four meals a day, each day inside its band or with a reason, and nobody else can read it', async () => {
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

  it('covers 28 days ahead, or less where access ends', async () => {
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

  it('is all of the newest settings when different answers race', async () => {
    const token = await newPerson()
    await Promise.all([3, 4, 5, 3, 4, 5].map((dietId) => generate(token, { dietId })))
    const query = '{ me { diet { id availableDays { dayPlan { diet { id } } } } } }'
    const { data } = await server.client.call(query, { token })
    const dietIds = data.me.diet.availableDays.map((day: { dayPlan: { diet: { id: number } } }) => day.dayPlan.diet.id)
    expect([...new Set(dietIds)]).toEqual([data.me.diet.id])
  })

  it('leaves earlier and eaten days as they are when settings change', async () => {
    const token = await newPerson()
    await generate(token)
    await seeIntroduction(token)
    const eatenDay = await dayOf(token, 6)
    const [breakfast] = eatenDay.events
    await setEaten(token, {
      date: eatenDay.date,
      setId: eatenDay.setId,
      mealId: breakfast.id,
      mealKey: breakfast.key,
      eaten: true,
    })
    const early = await dayOf(token, 2)
    await generate(token, { dietId: 5, startDate: dayFromStart(5) })
    expect((await dayOf(token, 2)).setId).toBe(early.setId)
    expect((await dayOf(token, 6)).setId).toBe(eatenDay.setId)
    expect((await dayOf(token, 5)).dayDiet.dietId).toBe(5)
  })

  it('is extended once as days pass, and a second run adds nothing', async () => {
    const token = await newPerson()
    await generate(token)
    server.clock.moveDays(4)
    await extendPlans(server.services)
    expect((await availableDays(token)).at(-1)?.date).toBe(dayFromStart(31))
    expect(await extendPlans(server.services)).toEqual({ people: 0, days: 0 })
  })

  it('keeps a past meal as it was after the catalogue changes', async () => {
    const token = await newPerson()
    await generate(token)
    const stored = await server.services.db.selectFrom('meal_versions').select('id').execute()
    expect(stored.map((row) => row.id)).toEqual(expect.arrayContaining([...server.services.catalogue.versions.keys()]))
  })
})

describe('dietGenerate', () => {
  it.each([
    ['a start today', { startDate: '2026-11-21' }, 'startDate'],
    ['a start in 15 days', { startDate: '2026-12-06' }, 'startDate'],
    ['a date that is none', { startDate: '2026-02-30' }, 'startDate'],
    ['a child', { dateOfBirth: '2010-01-01' }, 'dateOfBirth'],
    ['a height of 17 cm', { height: { value: 17, unit: 'cm' } }, 'height.value'],
    ['a weight of 500 kg', { weight: { value: 500, unit: 'kg' } }, 'weight.value'],
    ['a slimming goal above the weight', { goalWeight: { value: 90, unit: 'kg' } }, 'goalWeight.value'],
    ['a goal below a healthy weight', { goalWeight: { value: 45, unit: 'kg' } }, 'goalWeight.value'],
    ['an unknown diet', { dietId: 7 }, 'dietId'],
    ['no health confirmation', { healthConfirmed: false }, 'healthConfirmed'],
    ['no consent', { healthDataConsent: false }, 'healthDataConsent'],
  ])('refuses %s at its field and stores nothing', async (_, change, fieldName) => {
    const token = await newPerson()
    const answer = await generate(token, change)
    expect(answer.__typename).toBe('ValidationException')
    expect(answer.details.map((detail: { fieldName: string }) => detail.fieldName)).toContain(fieldName)
    expect((await dayOf(token, 1)).__typename).toBe('DailyDietPlanSettingsNeeded')
  })

  it('answers unauthorized without access', async () => {
    expect((await generate(await newPerson(null))).__typename).toBe('UnauthorizedException')
  })

  it('refuses a start after the end of access', async () => {
    const token = await newPerson('TEN')
    const answer = await generate(token, { startDate: dayFromStart(12) })
    expect(answer.details).toEqual([{ fieldName: 'startDate', messages: ['diet-settings/validation/after-access'] }])
  })

  it('takes the current weight as the goal of stabilization', async () => {
    const token = await newPerson()
    await generate(token, { dietMode: 'stabilization', goalWeight: { value: 40, unit: 'kg' } })
    const { data } = await server.client.call('{ me { goalWeight { value unit } sex diet { mode dietType } } }', {
      token,
    })
    expect(data.me).toEqual({
      goalWeight: { value: 74.5, unit: 'kg' },
      sex: 'female',
      diet: { mode: 'stabilization', dietType: 'standard' },
    })
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

  it('marks and unmarks, and saying it twice changes nothing', async () => {
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

  it("refuses another person's set and changes nothing of it", async () => {
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
  ])('refuses %s', async (_, change, fieldName) => {
    const { token, request } = await plannedMeal()
    const answer = await setEaten(token, { ...request, ...change, eaten: true })
    expect(answer).toMatchObject({ __typename: 'ValidationException', details: [{ fieldName }] })
  })
})

describe('the person’s day', () => {
  it('follows the zone that is sent, also across midnight', async () => {
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
