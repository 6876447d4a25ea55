import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openCatalogue } from '../src/modules/catalogue/index.ts'
import { extendPlans, openPlanner } from '../src/modules/planning/index.ts'
import { openDatabase } from '../src/platform/db/database.ts'
import type { Services } from '../src/services.ts'
import { haltWrites } from './tools/halted-writes.ts'
import { dayFromStart } from './tools/movable-clock.ts'
import { subscribersOf, type Subscribers } from './tools/subscribers.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

const PEOPLE = 4
/** The plan starts tomorrow, so after five days a block of four is missing. */
const DAYS_PASSED = 5

let server: TestServer
let people: Subscribers
beforeAll(async () => {
  server = await startTestServer()
  people = await subscribersOf(server)
})
afterAll(() => server.close())

/** Starts each test with users whose plans lack the next block of days. */
beforeEach(async () => {
  await server.services.db.deleteFrom('users').execute()
  server.clock.moveTo('2026-11-21T11:00:00Z')
  for (let count = 0; count < PEOPLE; count += 1) await people.generate(await people.newPerson())
  server.clock.moveDays(DAYS_PASSED)
})

/** A second server on the same database. */
async function secondServer(): Promise<{ readonly services: Services; close(): Promise<void> }> {
  const db = openDatabase(server.connection)
  const catalogue = (await openCatalogue(db, server.clock)).current
  const planner = openPlanner({ threads: 1 })
  const close = async () => {
    await planner.close()
    await db.destroy()
  }
  return { services: { ...server.services, db, catalogue, planner }, close }
}

const storedDays = () =>
  server.services.db
    .selectFrom('plan_days')
    .select(['user_id', 'date', 'set_id', 'version', sql<string>`document::text`.as('text')])
    .orderBy('user_id')
    .orderBy('date')
    .execute()

/** Expects every plan to reach its horizon without a gap. The table's key allows each date only once. */
async function expectWhole(): Promise<void> {
  const dates = Map.groupBy(await storedDays(), (day) => day.user_id)
  const wanted = Array.from({ length: 27 + DAYS_PASSED }, (_, index) => dayFromStart(index + 1))
  expect([...dates.values()].map((days) => days.map(({ date }) => date))).toEqual(
    Array.from({ length: PEOPLE }, () => wanted),
  )
}

describe('extending plans', () => {
  it('continues after a broken connection, and a second run adds only what is missing', async () => {
    const halted = await haltWrites(server.services.db)
    const running = extendPlans(server.services)
    await halted.killWriter()
    await halted.release()
    const { people: extended, failures } = await running
    expect([extended, failures.length]).toEqual([PEOPLE - 1, 1])
    const before = await storedDays()
    expect(await extendPlans(server.services)).toEqual({ people: 1, days: DAYS_PASSED - 1, failures: [] })
    await expectWhole()
    expect(await storedDays()).toEqual(expect.arrayContaining(before))
  })

  it('is taken over by another server when the first one died', async () => {
    const [first, second] = [await secondServer(), await secondServer()]
    const halted = await haltWrites(server.services.db)
    const running = extendPlans(first.services)
    await halted.killWriter()
    // All its further statements fail, as after a crash.
    const dying = first.close()
    await halted.release()
    await Promise.allSettled([running, dying])
    await extendPlans(second.services)
    await expectWhole()
    await second.close()
  })

  it('adds each day once when two servers run at once', async () => {
    const second = await secondServer()
    const reports = await Promise.all([extendPlans(server.services), extendPlans(second.services)])
    expect(reports.flatMap(({ failures }) => failures)).toEqual([])
    expect(reports.reduce((sum, { days }) => sum + days, 0)).toBe(PEOPLE * (DAYS_PASSED - 1))
    await expectWhole()
    await second.close()
  })
})
