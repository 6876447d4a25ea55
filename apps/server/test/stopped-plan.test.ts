import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { lockLedger } from '../src/modules/access/index.ts'
import { withdrawHealthConfirmation } from '../src/modules/consents/index.ts'
import { extendPlans } from '../src/modules/planning/index.ts'
import { ANSWERS, GENERATE } from './tools/documents.ts'
import { untilBlocked } from './tools/halted-writes.ts'
import { CONSENT_REQUIRED, healthConsentCallsOf, type HealthConsentCalls } from './tools/health-consent-calls.ts'
import { dayFromStart } from './tools/movable-clock.ts'
import { PRINTED_DAYS } from './tools/print-documents.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

const STOP = 'mutation { me { dietStop { code } } }'
const DIET = '{ me { diet { stoppedAt hadEver availableDays { date } } } }'

let server: TestServer
let calls: HealthConsentCalls
beforeAll(async () => {
  server = await startTestServer()
  calls = await healthConsentCallsOf(server)
})
afterAll(() => server.close())
beforeEach(() => {
  vi.restoreAllMocks()
  server.clock.moveTo('2026-11-21T11:00:00Z')
})

/** The tokens of two users whose plans started four days ago: their today is the fifth day from the clock's start. */
async function subscribers(): Promise<readonly [token: string, other: string]> {
  const [token, other] = [await calls.people.newPerson(), await calls.people.newPerson()]
  for (const one of [token, other]) await calls.people.generate(one)
  server.clock.moveDays(5)
  return [token, other]
}

const subscriber = async () => (await subscribers())[0]

const stop = (token: string) => calls.call(token, STOP)
const dietOf = async (token: string) => (await calls.call(token, DIET)).me.diet
const datesOf = async (token: string): Promise<readonly string[]> =>
  (await dietOf(token)).availableDays.map(({ date }: { readonly date: string }) => date)
const confirmationsOf = async (token: string) =>
  server.services.db
    .selectFrom('consents')
    .selectAll()
    .where('user_id', '=', await calls.idOf(token))
    .where('kind', '=', 'health_confirmation')
    .execute()
const UNTIL_TODAY = [1, 2, 3, 4, 5].map((days) => dayFromStart(days))

describe('a Yes to a question about health by a user with a plan', () => {
  it('deletes the days after today, and keeps today and earlier days', async () => {
    const token = await subscriber()
    expect((await datesOf(token)).length).toBeGreaterThan(20)
    const earlier = await calls.people.dayOf(token, 3)
    await stop(token)
    expect(await datesOf(token)).toEqual(UNTIL_TODAY)
    expect(await calls.people.dayOf(token, 3)).toEqual(earlier)
    expect((await calls.people.dayOf(token, 5)).__typename).toBe('DailyDietPlanNormal')
    expect(await dietOf(token)).toMatchObject({ stoppedAt: new Date(server.clock.now()).toISOString(), hadEver: true })
  })

  it('shows the page of the questions on every day from tomorrow on, also after days have passed', async () => {
    const token = await subscriber()
    await stop(token)
    for (const days of [6, 20]) {
      expect((await calls.people.dayOf(token, days)).__typename).toBe('DailyDietPlanSettingsNeeded')
    }
    server.clock.moveDays(3)
    expect((await calls.people.dayOf(token, 8)).__typename).toBe('DailyDietPlanSettingsNeeded')
    expect(await calls.people.dayOf(token, 7)).toMatchObject({
      __typename: 'DailyDietPlanRedirect',
      date: dayFromStart(5),
    })
  })

  it('plans no further day, on the day after and for weeks', async () => {
    const [token, other] = await subscribers()
    await stop(token)
    for (const days of [1, 7, 14]) {
      server.clock.moveDays(days)
      expect((await extendPlans(server.services)).failures).toEqual([])
      expect(await datesOf(token)).toEqual(UNTIL_TODAY)
    }
    expect((await datesOf(other)).length).toBeGreaterThan(28)
  })

  it('plans no further day when the consent to use health data is withdrawn and given again', async () => {
    const token = await subscriber()
    await stop(token)
    await calls.withdraw(token)
    server.clock.moveDays(2)
    await calls.give(token)
    expect(await datesOf(token)).toEqual(UNTIL_TODAY)
  })

  it('stores that not every answer is No, and no answer', async () => {
    const token = await subscriber()
    await stop(token)
    const rows = await confirmationsOf(token)
    expect(rows.map(({ withdrawn_at }) => withdrawn_at)).toEqual([new Date(server.clock.now())])
    expect(await calls.consentOf(token)).toMatchObject({ isGiven: true })
  })

  it('is erased with the other health data, and nothing is planned then', async () => {
    const token = await subscriber()
    const userId = await calls.idOf(token)
    await stop(token)
    await calls.withdraw(token, true)
    expect(await confirmationsOf(token)).toEqual([])
    expect(await calls.consentOf(token)).toMatchObject({ isGiven: false, isDataKept: false })
    await calls.give(token)
    server.clock.moveDays(2)
    expect((await extendPlans(server.services)).failures).toEqual([])
    expect(await calls.daysStored(userId)).toBe(0)
    expect(await calls.people.generate(token, { healthConfirmed: false })).toMatchObject({
      __typename: 'ValidationException',
    })
  })

  it('is erased without a confirmation that each answer is No again', async () => {
    const token = await subscriber()
    await stop(token)
    server.clock.moveDays(1)
    await calls.people.generate(token, { startDate: dayFromStart(7) })
    await calls.withdraw(token, true)
    expect((await confirmationsOf(token)).map(({ withdrawn_at }) => withdrawn_at)).toEqual([null])
  })

  it('stops the plan of a user without any confirmation, until each answer is No', async () => {
    const token = await subscriber()
    const ofUser = server.services.db.deleteFrom('consents').where('user_id', '=', await calls.idOf(token))
    await ofUser.where('kind', '=', 'health_confirmation').execute()
    await stop(token)
    expect((await dietOf(token)).stoppedAt).toBe(new Date(server.clock.now()).toISOString())
    server.clock.moveDays(1)
    await extendPlans(server.services)
    expect(await datesOf(token)).toEqual(UNTIL_TODAY)
    await calls.people.generate(token, { startDate: dayFromStart(7) })
    expect((await dietOf(token)).stoppedAt).toBeNull()
  })

  it('is not stored for a user without a plan', async () => {
    const token = await calls.people.newPerson()
    await stop(token)
    expect(await confirmationsOf(token)).toEqual([])
    expect(await calls.consentOf(token)).toMatchObject({ isDataKept: false })
  })

  it('shows and prints today even when a new weight is overdue', async () => {
    const token = await subscriber()
    const weights = server.services.db.deleteFrom('weights').where('user_id', '=', await calls.idOf(token))
    await weights.execute()
    const today = dayFromStart(5)
    const print = async () => (await calls.call(token, PRINTED_DAYS, { from: today, to: today })).printedDays
    expect((await calls.people.dayOf(token, 5)).__typename).toBe('DailyDietPlanCurrentWeightNeeded')
    expect(await print()).toMatchObject({ __typename: 'DailyDietPlanRedirect' })
    await stop(token)
    expect((await calls.people.dayOf(token, 5)).__typename).toBe('DailyDietPlanNormal')
    expect(await print()).toMatchObject({ __typename: 'PrintedPlan', plannedDays: [{ date: today }] })
  })

  it('keeps its time when it is sent again, and leaves other plans alone', async () => {
    const [token, other] = await subscribers()
    const days = await datesOf(other)
    await stop(token)
    const { stoppedAt } = await dietOf(token)
    server.clock.moveDays(1)
    await stop(token)
    expect((await dietOf(token)).stoppedAt).toBe(stoppedAt)
    expect(await datesOf(other)).toEqual(days)
    expect((await dietOf(other)).stoppedAt).toBeNull()
  })

  it('needs a user who is logged in', async () => {
    expect((await server.client.call(STOP)).status).toBe(401)
  })

  it('leads to a new plan once every answer is No', async () => {
    const token = await subscriber()
    await stop(token)
    expect(await calls.people.generate(token, { healthConfirmed: false })).toMatchObject({
      __typename: 'ValidationException',
    })
    expect(await datesOf(token)).toEqual(UNTIL_TODAY)
    server.clock.moveDays(3)
    const startDate = dayFromStart(9)
    expect(await calls.people.generate(token, { startDate })).toMatchObject({ __typename: 'BasicMutationSuccess' })
    expect(await dietOf(token)).toMatchObject({ stoppedAt: null })
    const dates = await datesOf(token)
    expect(dates.slice(0, 6)).toEqual([...UNTIL_TODAY, startDate])
    server.clock.moveDays(10)
    await extendPlans(server.services)
    expect((await datesOf(token)).length).toBeGreaterThan(dates.length)
  })
})

/** Starts a generation, acts while it plans, and returns its answer. */
async function generateDuring(token: string, act: () => Promise<unknown>) {
  const { planner } = server.services
  const planned = planner.plan.bind(planner)
  const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  vi.spyOn(planner, 'plan').mockImplementation(async (catalogue, planning) => {
    begun.resolve()
    await held.promise
    return planned(catalogue, planning)
  })
  const request = { ...ANSWERS, startDate: dayFromStart(6), weight: { value: 80, unit: 'kg' } }
  const generating = server.client.call(GENERATE, { token, variables: { request } })
  await begun.promise
  await act()
  held.resolve()
  return (await generating).data.me.dietGenerate
}

describe('a planning that runs while the plan is stopped', () => {
  it('stores no day for the wizard, whose answers are older', async () => {
    const token = await subscriber()
    expect(await generateDuring(token, () => stop(token))).toMatchObject({
      __typename: 'ValidationException',
      details: CONSENT_REQUIRED,
    })
    expect(await datesOf(token)).toEqual(UNTIL_TODAY)
  })

  it('stores no day for the wizard when a stopped plan is erased in the meantime', async () => {
    const token = await subscriber()
    await stop(token)
    expect(await generateDuring(token, () => calls.withdraw(token, true))).toMatchObject({ details: CONSENT_REQUIRED })
    expect(await calls.daysStored(await calls.idOf(token))).toBe(0)
  })

  it('stores no day for the extension of plans', async () => {
    const token = await subscriber()
    const userId = await calls.idOf(token)
    const { db, clock } = server.services
    const stored = await calls.daysStored(userId)
    const extending = await db.transaction().execute(async (trx) => {
      await lockLedger(trx, userId)
      // The run has read the list of people, including this one, and waits for the lock on their ledger.
      const underWay = extendPlans(server.services)
      await untilBlocked(db, underWay)
      await withdrawHealthConfirmation(trx, userId, new Date(clock.now()))
      return { underWay }
    })
    await extending.underWay
    expect(await calls.daysStored(userId)).toBe(stored)
  })
})
