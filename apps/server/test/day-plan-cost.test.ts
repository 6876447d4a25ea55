import { ordinaryMealId } from '@dayplate/nutrition'
import { randomBytes } from 'node:crypto'
import { devNull } from 'node:os'
import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tools/database/create-test-database.ts'
import { createServer } from '../src/create-server.ts'
import { loadCatalogue } from '../src/modules/catalogue/index.ts'
import { pagesOf } from '../src/modules/content/pages/index.ts'
import { openShelf } from '../src/modules/knowledge/shelf/index.ts'
import { openKeptExamples } from '../src/modules/example-days/kept/index.ts'
import { noLitPlates } from '../src/modules/pictures/index.ts'
import { plannerHere } from '../src/modules/planning/index.ts'
import { canHaveName } from '../src/platform/db/statement-names.ts'
import type { DB } from '../src/platform/db/tables.gen.ts'
import { DEMO_CREDENTIALS, seedDemo } from '../src/scenario/index.ts'
import { NO_PROVIDERS } from '../src/modules/social/index.ts'
import { makeMailKey } from '../src/platform/mail/mail-key.ts'
import type { Services } from '../src/services.ts'
import { DAY, LOGIN } from './tools/documents.ts'
import { ADD_FAVOURITE, FAVOURITES } from './tools/favourite-documents.ts'
import { gatewayClient } from './tools/gateway-client.ts'
import { dayFromStart, movableClock } from './tools/movable-clock.ts'
import { PRINTED_DAYS } from './tools/print-documents.ts'

/** One statement finds the user, and one reads all data of the day. */
const STATEMENTS_MAX = 2
/** The begin and the commit of transactions do not count. */
const LOGIN_STATEMENTS_MAX = 8
/**
 * One statement each for the user, tomorrow, the weights with the goal, the available days, the access, and the renewing
 * subscriptions.
 */
const TODAYS_STATEMENTS_MAX = 6
/**
 * One statement each for the person, the favourites with their access, the available days, and whether there is a
 * plan.
 */
const FAVOURITES_STATEMENTS_MAX = 4
/** A favourite with two forms is shown in the one for this person: their consent and their exclusions are read for it. */
const EXCLUSIONS_STATEMENTS = 2
/** One statement for the person, one for the access and the settings. */
const ACCESS_STATEMENTS_MAX = 2
/** Maximum for four meals with all their dishes and measures. */
const ANSWER_MAX_BYTES = 24 * 1024
/** Maximum for thirteen days with every recipe: under 2 KiB for each of at most 52 recipes. */
const PRINT_MAX_BYTES = 104 * 1024

/** The query of the app, in which each meal also says whether it is a favourite and which avoided foods it contains. */
const DAY_WITH_TASTES = DAY.replace('isEaten', 'isEaten isFavorite excluded { allergen }')

const EVERYTHING_OF_TODAY = `query DailyPlan($today: Date!) {
  dailyPlan(today: $today) {
    recipeNotesForNextDay nextDayHoliday nextDayHolidayIcon nextDayHasHolidayMenu isTimeToNagForCurrentMeasurement lastWeightOn
    reachedBecauseOfLoseWeight reachedBecauseOfPutOnWeight lostBecauseOfLoseWeight lostBecauseOfPutOnWeight
    diet { availableDays { date } accessTo } activeSubscriptions { operator }
    fastingStatistics { dietsCount } intermittentFasting { activeCycle { phase } }
  }
}`

const ACCESS = '{ me { id diet { accessTo lifetimeAccess hadEver } } }'

let database: TestDatabase
/** Statements since the last measured call. */
const statements: string[] = []
/** Statements without a name, which PostgreSQL parses and plans again for every call. */
const unnamed: string[] = []
let db: Kysely<DB>
beforeAll(async () => {
  database = await createTestDatabase()
  const pool = new Pool(database.connection)
  // Dropping the database ends connections that are still closing. Without a listener their error would fail the run.
  pool.on('error', () => undefined)
  const dialect = new PostgresDialect({ pool })
  db = new Kysely<DB>({ dialect, log: ({ query }) => note(query.sql) })
})
const note = (text: string): void => {
  statements.push(text)
  if (!canHaveName(text)) unnamed.push(text)
}
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

it('keeps every call within its number of statements, all of them named, and its answer within its size', async () => {
  const clock = movableClock()
  const catalogue = await loadCatalogue(db, clock)
  const services: Services = {
    db,
    clock,
    randomBytes,
    catalogue,
    planner: plannerHere,
    litPlates: noLitPlates,
    exampleDays: openKeptExamples(),
    mailKey: makeMailKey(randomBytes),
    erasedPeopleFile: devNull,
    passwordMinLength: 4,
    throttleFactor: 1,
    publicUrl: 'https://dayplate.example',
    pages: pagesOf(),
    shelf: openShelf({ en: [], pl: [] }),
    mobileApps: { appStoreUrl: null, googlePlayUrl: null },
    socialProviders: NO_PROVIDERS,
  }
  await seedDemo(services)
  const app = await createServer({ services, webFolder: null, logLevel: 'silent' })
  const client = gatewayClient(app)
  statements.length = 0
  unnamed.length = 0
  const { data } = await client.call(LOGIN, { variables: DEMO_CREDENTIALS })
  const statementsOfLogin = statements.splice(0).filter((sql) => sql !== 'begin' && sql !== 'commit')
  const day = await client.call(DAY_WITH_TASTES, { token: data.login.token, variables: { date: dayFromStart(0) } })
  const statementsOfDay = statements.splice(0)
  const today = { token: data.login.token, variables: { today: dayFromStart(0) } }
  const { data: todays } = await client.call(EVERYTHING_OF_TODAY, today)
  const statementsOfToday = statements.splice(0)
  const favouritesWith = async (hasForms: boolean) => {
    const added = catalogue.meals.find(({ id }) => catalogue.currentByMealId.has(ordinaryMealId(id)) === hasForms)
    await client.call(ADD_FAVOURITE, { token: data.login.token, variables: { mealId: added?.id } })
    statements.length = 0
    const variables = { date: dayFromStart(0) }
    const { data: favourites } = await client.call(FAVOURITES, { token: data.login.token, variables })
    return { count: favourites.favoriteMealsCount, statements: statements.splice(0) }
  }
  const favourites = [await favouritesWith(false), await favouritesWith(true)]
  const { data: access } = await client.call(ACCESS, { token: data.login.token })
  const statementsOfAccess = statements.splice(0)
  const period = { from: dayFromStart(0), to: dayFromStart(12) }
  const { data: print } = await client.call(PRINTED_DAYS, { token: data.login.token, variables: period })
  await app.close()
  expect(unnamed).toEqual([])
  expect(statementsOfLogin.length).toBeLessThanOrEqual(LOGIN_STATEMENTS_MAX)
  expect(day.data.dailyDietPlan.events).toHaveLength(4)
  expect(statementsOfDay.length).toBeLessThanOrEqual(STATEMENTS_MAX)
  expect(JSON.stringify(day.data).length).toBeLessThanOrEqual(ANSWER_MAX_BYTES)
  expect(todays.dailyPlan.diet.availableDays).toHaveLength(70)
  expect(statementsOfToday.length).toBeLessThanOrEqual(TODAYS_STATEMENTS_MAX)
  expect(favourites.map(({ count }) => count)).toEqual([1, 2])
  expect(favourites[0]?.statements.length).toBeLessThanOrEqual(FAVOURITES_STATEMENTS_MAX)
  expect(favourites[1]?.statements.length).toBeLessThanOrEqual(FAVOURITES_STATEMENTS_MAX + EXCLUSIONS_STATEMENTS)
  expect(access.me.diet.hadEver).toBe(true)
  expect(statementsOfAccess.length).toBeLessThanOrEqual(ACCESS_STATEMENTS_MAX)
  expect(print.printedDays.plannedDays).toHaveLength(13)
  expect(statements.length).toBeLessThanOrEqual(STATEMENTS_MAX)
  expect(JSON.stringify(print).length).toBeLessThanOrEqual(PRINT_MAX_BYTES)
})
