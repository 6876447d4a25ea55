import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { lockLedger } from '../src/modules/access/index.ts'
import { withdrawHealthData } from '../src/modules/consents/index.ts'
import { extendPlans } from '../src/modules/planning/index.ts'
import { ANSWERS, GENERATE } from './tools/documents.ts'
import { EXCLUSIONS_PREVIEW, EXCLUSIONS_SAVE } from './tools/exclusion-documents.ts'
import { untilBlocked } from './tools/halted-writes.ts'
import { CONSENT_REQUIRED, healthConsentCallsOf, MILK, type HealthConsentCalls } from './tools/health-consent-calls.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
let calls: HealthConsentCalls
beforeAll(async () => {
  server = await startTestServer()
  calls = await healthConsentCallsOf(server)
})
afterAll(() => server.close())
beforeEach(() => vi.restoreAllMocks())

/** Makes planning wait at its first day until it is released. */
function holdPlanner() {
  const { planner } = server.services
  const planned = planner.plan.bind(planner)
  const begun = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  vi.spyOn(planner, 'plan').mockImplementation(async (catalogue, planning) => {
    begun.resolve()
    await held.promise
    return planned(catalogue, planning)
  })
  return { begun: begun.promise, release: () => held.resolve() }
}

describe('a planning that runs while the consent is withdrawn', () => {
  it('stores no day for the wizard', async () => {
    server.clock.moveTo('2026-11-21T11:00:00Z')
    const token = await calls.people.newPerson()
    await calls.people.generate(token)
    const userId = await calls.idOf(token)
    const planner = holdPlanner()
    const generating = server.client.call(GENERATE, {
      token,
      variables: { request: { ...ANSWERS, weight: { value: 80, unit: 'kg' } } },
    })
    await planner.begun
    await calls.withdraw(token, true)
    planner.release()
    expect((await generating).data.me.dietGenerate).toMatchObject({
      __typename: 'ValidationException',
      details: CONSENT_REQUIRED,
    })
    expect(await calls.daysStored(userId)).toBe(0)
    expect(await calls.consentOf(token)).toMatchObject({ isGiven: false, isDataKept: false })
  })

  it('stores nothing for exclusions', async () => {
    const token = await calls.subscriber()
    const { exclusionsPreview } = await calls.call(token, EXCLUSIONS_PREVIEW, { exclusions: MILK })
    const planner = holdPlanner()
    const saving = calls.call(token, EXCLUSIONS_SAVE, {
      exclusions: MILK,
      token: exclusionsPreview.token,
      healthDataConsent: true,
    })
    await planner.begun
    await calls.withdraw(token)
    const before = await calls.storedDays()
    planner.release()
    expect((await saving).me.exclusionsSave.details).toEqual(CONSENT_REQUIRED)
    expect(await calls.storedDays()).toBe(before)
    expect(await calls.consentOf(token)).toMatchObject({ isGiven: false })
  })

  it('stores no day for the extension of plans', async () => {
    const token = await calls.subscriber()
    const userId = await calls.idOf(token)
    const { db, clock } = server.services
    const stored = await calls.daysStored(userId)
    server.clock.moveDays(10)
    const extending = await db.transaction().execute(async (trx) => {
      await lockLedger(trx, userId)
      // The run has read the list of people, including this one, and waits for the lock on their ledger.
      const underWay = extendPlans(server.services)
      await untilBlocked(db, underWay)
      await withdrawHealthData(trx, userId, new Date(clock.now()))
      return { underWay }
    })
    await extending.underWay
    expect(await calls.daysStored(userId)).toBe(stored)
  })

  it('is waited for if it has locked the days, which are then erased', async () => {
    const token = await calls.subscriber()
    const userId = await calls.idOf(token)
    server.clock.moveDays(10)
    const planner = holdPlanner()
    const extending = extendPlans(server.services)
    await planner.begun
    const withdrawing = calls.withdraw(token, true)
    await untilBlocked(server.services.db, withdrawing)
    planner.release()
    await Promise.all([extending, withdrawing])
    expect(await calls.daysStored(userId)).toBe(0)
  })
})
