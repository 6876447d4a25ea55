import { recipeIdOf } from '@dayplate/nutrition'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { extendPlans } from '../src/modules/planning/index.ts'
import { HEALTH_TABLES } from '../src/modules/consents/index.ts'
import { DETAILS, REPLACE_MEAL, UNDO } from './tools/replace-documents.ts'
import { EXCLUSIONS_PREVIEW, EXCLUSIONS_SAVE } from './tools/exclusion-documents.ts'
import { SET_EATEN, type AnsweredEvent } from './tools/documents.ts'
import {
  CONSENT_REQUIRED,
  healthConsentCallsOf,
  MILK,
  WITHDRAW,
  type HealthConsentCalls,
} from './tools/health-consent-calls.ts'
import { dayFromStart } from './tools/movable-clock.ts'
import { PRINTED_DAYS } from './tools/print-documents.ts'
import { countRows } from './tools/search-rows.ts'
import { tickSomething } from './tools/shopping-documents.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

const BODY = `{ me {
  sex birthDate height { value } weight { value } goalWeight { value } firstWeight { value } lastWeight { value }
  hydrationSettings { defaultDailyGoal { value } }
  diet { id mode activityLevel dietType startDate phasesFrom hadEver availableDays { date }
    exclusions { allergens foods { id } } }
} }`
const DRINK = `mutation D($settings: HydrationSettingsInput!) { hydrationSettings(settings: $settings) {
  __typename ... on ValidationException { details { messages } } } }`
const NEWS = `query News($today: Date!) { dailyPlan(today: $today) {
  recipeNotesForNextDay nextDayHoliday isTimeToNagForCurrentMeasurement lastWeightOn } }`
const NOTHING = { allergens: [], foodIds: [] }

let server: TestServer
let calls: HealthConsentCalls
beforeAll(async () => {
  server = await startTestServer()
  calls = await healthConsentCallsOf(server)
})
afterAll(() => server.close())

/** How many rows a user has in each table with health data. */
async function healthRowsOf(userId: string): Promise<Readonly<Record<string, number>>> {
  const counts = await countRows(server.services.db, userId)
  return Object.fromEntries(HEALTH_TABLES.map((table) => [table, counts[table] ?? 0]))
}

describe('the consent to use health data', () => {
  it('is missing before a plan, given with it, and stored with time and version', async () => {
    const token = await calls.people.newPerson()
    expect(await calls.consentOf(token)).toEqual({ isGiven: false, withdrawnAt: null, isDataKept: false })
    await calls.people.generate(token)
    expect(await calls.consentOf(token)).toEqual({ isGiven: true, withdrawnAt: null, isDataKept: true })
    const at = new Date(server.clock.now())
    await calls.withdraw(token)
    expect(await calls.consentOf(token)).toEqual({ isGiven: false, withdrawnAt: at.toISOString(), isDataKept: true })
    const rows = await server.services.db
      .selectFrom('consents')
      .select(['kind', 'version', 'withdrawn_at'])
      .where('user_id', '=', await calls.idOf(token))
      .where('kind', 'in', ['health_data', 'health_confirmation'])
      .orderBy('kind')
      .execute()
    const version = expect.stringMatching(/^\d{4}-\d\d-\d\d\/\d+$/)
    expect(rows).toEqual([
      { kind: 'health_confirmation', version, withdrawn_at: null },
      { kind: 'health_data', version, withdrawn_at: at },
    ])
  })

  it('keeps the time of each withdrawal; a repeated one changes nothing', async () => {
    const token = await calls.subscriber()
    await calls.withdraw(token)
    const first = (await calls.consentOf(token)).withdrawnAt
    server.clock.moveDays(1)
    await calls.withdraw(token)
    expect((await calls.consentOf(token)).withdrawnAt).toBe(first)
    await calls.give(token)
    await calls.give(token)
    server.clock.moveDays(1)
    await calls.withdraw(token)
    const rows = await server.services.db
      .selectFrom('consents')
      .select('withdrawn_at')
      .where('user_id', '=', await calls.idOf(token))
      .where('kind', '=', 'health_data')
      .orderBy('given_at')
      .execute()
    expect(rows.map(({ withdrawn_at }) => withdrawn_at?.toISOString())).toEqual([
      first,
      new Date(server.clock.now()).toISOString(),
    ])
  })

  it('can be withdrawn only by its own user', async () => {
    const [token, other] = [await calls.subscriber(), await calls.subscriber()]
    await calls.withdraw(token, true)
    expect(await calls.consentOf(other)).toMatchObject({ isGiven: true, isDataKept: true })
    expect((await server.client.call(WITHDRAW, { variables: { erasesData: true } })).status).toBe(401)
  })
})

describe('a withdrawn consent that keeps the data', () => {
  it('hides days, body, weights, exclusions and water everywhere', async () => {
    const token = await calls.subscriber()
    await calls.saveExclusions(token, MILK)
    await calls.call(token, DRINK, { settings: { defaultDailyGoal: { value: 3250, unit: 'ml' } } })
    const shown = JSON.stringify(await calls.call(token, BODY))
    const [from, to] = [dayFromStart(1), dayFromStart(3)]
    await calls.withdraw(token)
    for (const days of [1, 2, 20]) {
      expect((await calls.people.dayOf(token, days)).__typename).toBe('DailyDietPlanSettingsNeeded')
    }
    const { me } = await calls.call(token, BODY)
    expect(me).toMatchObject({ sex: null, birthDate: null, height: null, weight: null, goalWeight: null })
    expect(me).toMatchObject({ firstWeight: null, lastWeight: null })
    expect(me.hydrationSettings.defaultDailyGoal.value).not.toBe(3250)
    expect(me.diet).toMatchObject({ id: null, mode: null, activityLevel: null, startDate: null, phasesFrom: null })
    expect(me.diet).toMatchObject({ availableDays: [], exclusions: { allergens: [], foods: [] } })
    const printed = await calls.call(token, PRINTED_DAYS, { from, to })
    expect(printed.printedDays).toEqual({ __typename: 'DailyDietPlanRedirect', date: from })
    expect((await calls.call(token, NEWS, { today: from })).dailyPlan).toMatchObject({
      recipeNotesForNextDay: [],
      nextDayHoliday: null,
      lastWeightOn: null,
    })
    await calls.give(token)
    expect(JSON.stringify(await calls.call(token, BODY))).toBe(shown)
  })

  it('changes none of the days, whatever an outdated page sends', async () => {
    const token = await calls.subscriber()
    const date = dayFromStart(2)
    const mealId = await calls.offered(token, 2, 'Lunch')
    await calls.add(token, mealId)
    const day = await calls.people.dayOf(token, 2)
    const lunch: AnsweredEvent = await calls.eventOf(token, 2, 'Lunch')
    const { changeId } = await calls.insert(token, { date, replacementId: mealId })
    const breakfast: AnsweredEvent = await calls.eventOf(token, 1, 'Breakfast')
    const today = await calls.people.dayOf(token, 1)
    await calls.withdraw(token)
    const before = await calls.storedDays()
    const asked = { userDietSetId: day.setId, mealType: 'Lunch', dietMealId: lunch.id }
    const eaten = {
      date: dayFromStart(1),
      setId: today.setId,
      mealId: breakfast.id,
      mealKey: breakfast.key,
      eaten: true,
    }
    const refused = [
      (await calls.call(token, UNDO, { changeId })).dietSetUndo,
      (await calls.call(token, DETAILS, { ...asked, date })).mealDetails,
      (await calls.call(token, REPLACE_MEAL, { request: { date, originalMealId: mealId, replacementId: lunch.id } }))
        .dietSetReplaceMeal,
      (await calls.call(token, SET_EATEN, eaten)).dietSetMealEaten,
      (await calls.call(token, DRINK, { settings: { defaultDailyGoal: { value: 2000, unit: 'ml' } } }))
        .hydrationSettings,
    ]
    expect(refused.map(({ __typename }) => __typename)).toEqual(refused.map(() => 'ValidationException'))
    expect(await calls.insert(token, { date, replacementId: mealId, skipValidation: true })).toMatchObject({
      code: 400,
    })
    expect(await calls.storedDays()).toBe(before)
  })

  it('keeps favourites, which are no health data', async () => {
    const token = await calls.subscriber()
    const mealId = await calls.offered(token, 2, 'Lunch')
    await calls.add(token, mealId)
    await calls.withdraw(token, true)
    // As written: without the person's answers nobody knows that they eat the ordinary form.
    expect(await calls.idsOf(token)).toEqual([recipeIdOf(mealId)])
  })

  it('prevents deleting hidden exclusions, and shows no day through their preview', async () => {
    const token = await calls.subscriber()
    await calls.saveExclusions(token, MILK)
    await calls.withdraw(token)
    expect((await calls.call(token, EXCLUSIONS_PREVIEW, { exclusions: NOTHING })).exclusionsPreview).toMatchObject({
      __typename: 'ValidationException',
      details: CONSENT_REQUIRED,
    })
    const variables = { exclusions: NOTHING, token: 'any', healthDataConsent: false }
    expect((await calls.call(token, EXCLUSIONS_SAVE, variables)).me.exclusionsSave.details).toEqual(CONSENT_REQUIRED)
    await calls.give(token)
    expect((await calls.call(token, BODY)).me.diet.exclusions.allergens).toEqual(['milk'])
  })

  it('stops planning until it is given again; then the kept days are shown and extended', async () => {
    const token = await calls.subscriber()
    const userId = await calls.idOf(token)
    const before = await calls.people.dayOf(token, 20)
    await calls.withdraw(token)
    const stored = await calls.daysStored(userId)
    server.clock.moveDays(10)
    expect(await extendPlans(server.services)).toMatchObject({ failures: [] })
    expect(await calls.daysStored(userId)).toBe(stored)
    await calls.give(token)
    expect(await calls.people.dayOf(token, 20)).toEqual(before)
    expect(await calls.daysStored(userId)).toBeGreaterThan(stored)
  })

  it('continues from the wizard, which asks for the consent again', async () => {
    server.clock.moveTo('2026-11-21T11:00:00Z')
    const token = await calls.people.newPerson()
    await calls.people.generate(token)
    await calls.saveExclusions(token, MILK)
    await calls.withdraw(token)
    expect(await calls.people.generate(token, { healthDataConsent: false })).toMatchObject({
      details: CONSENT_REQUIRED,
    })
    expect((await calls.people.dayOf(token, 1)).__typename).toBe('DailyDietPlanSettingsNeeded')
    expect(await calls.people.generate(token)).toMatchObject({ code: 200 })
    expect(await calls.consentOf(token)).toMatchObject({ isGiven: true, withdrawnAt: null })
    expect((await calls.call(token, BODY)).me.diet.exclusions.allergens).toEqual(['milk'])
  })
})

describe('a withdrawn consent that erases the data', () => {
  it('leaves no row of health data, and all other data', async () => {
    const token = await calls.subscriber()
    const userId = await calls.idOf(token)
    const mealId = await calls.offered(token, 2, 'Lunch')
    await calls.add(token, mealId)
    await calls.insert(token, { date: dayFromStart(2), replacementId: mealId })
    await calls.saveExclusions(token, MILK)
    await calls.call(token, DRINK, { settings: { defaultDailyGoal: { value: 3250, unit: 'ml' } } })
    const today = await calls.people.dayOf(token, 1)
    const { id, key } = await calls.eventOf(token, 1, 'Breakfast')
    const eaten = { date: dayFromStart(1), setId: today.setId, mealId: id, mealKey: key, eaten: true }
    expect((await calls.call(token, SET_EATEN, eaten)).dietSetMealEaten.__typename).toBe('MealEaten')
    await tickSomething(server, token, dayFromStart(1))
    expect(Object.entries(await healthRowsOf(userId)).filter(([, count]) => count === 0)).toEqual([])
    const others = await countRows(server.services.db, userId)
    await calls.withdraw(token, true)
    expect(await calls.consentOf(token)).toMatchObject({ isGiven: false, isDataKept: false })
    expect(Object.values(await healthRowsOf(userId)).filter((count) => count > 0)).toEqual([])
    const left = await countRows(server.services.db, userId)
    for (const table of ['users', 'consents', 'grants', 'favourite_meals']) expect(left[table]).toBe(others[table])
    const { sex } = await server.services.db
      .selectFrom('users')
      .select('sex')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    expect(sex).toBeNull()
  })

  it('erases later the data that was kept at first', async () => {
    const token = await calls.subscriber()
    await calls.withdraw(token)
    expect(await calls.consentOf(token)).toMatchObject({ isDataKept: true })
    await calls.withdraw(token, true)
    expect(await calls.consentOf(token)).toMatchObject({ isGiven: false, isDataKept: false })
    await calls.give(token)
    expect((await calls.people.dayOf(token, 1)).__typename).toBe('DailyDietPlanSettingsNeeded')
  })
})
