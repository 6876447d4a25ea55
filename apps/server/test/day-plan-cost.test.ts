import { randomBytes } from 'node:crypto'
import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tools/database/create-test-database.ts'
import { createServer } from '../src/create-server.ts'
import { loadCatalogue } from '../src/modules/catalogue/index.ts'
import { plannerHere } from '../src/modules/plans/index.ts'
import type { DB } from '../src/platform/db/tables.gen.ts'
import { DEMO_CREDENTIALS, seedDemo } from '../src/scenario/index.ts'
import type { Services } from '../src/services.ts'
import { DAY, LOGIN } from './tools/documents.ts'
import { gatewayClient } from './tools/gateway-client.ts'
import { dayFromStart, movableClock } from './tools/movable-clock.ts'

/** One to find the person, one for everything that decides and fills the day. */
const STATEMENTS_MAX = 2
/** Four meals with all their dishes and measures. */
const ANSWER_MAX_BYTES = 24 * 1024

let database: TestDatabase
const statements: string[] = []
let db: Kysely<DB>
beforeAll(async () => {
  database = await createTestDatabase()
  const dialect = new PostgresDialect({ pool: new Pool(database.connection) })
  db = new Kysely<DB>({ dialect, log: (event) => void statements.push(event.query.sql) })
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

it('answers a day with two statements and a bounded answer', async () => {
  const clock = movableClock()
  const catalogue = await loadCatalogue(db, clock)
  const services: Services = {
    db,
    clock,
    randomBytes,
    catalogue,
    planner: plannerHere,
    passwordMinLength: 4,
    mobileApps: { appStoreUrl: null, googlePlayUrl: null },
  }
  await seedDemo(services)
  const app = await createServer({ services, webFolder: null, logLevel: 'silent' })
  const client = gatewayClient(app)
  const { data } = await client.call(LOGIN, { variables: DEMO_CREDENTIALS })
  statements.length = 0
  const day = await client.call(DAY, { token: data.login.token, variables: { date: dayFromStart(0) } })
  await app.close()
  expect(day.data.dailyDietPlan.events).toHaveLength(4)
  expect(statements.length).toBeLessThanOrEqual(STATEMENTS_MAX)
  expect(JSON.stringify(day.data).length).toBeLessThanOrEqual(ANSWER_MAX_BYTES)
})
