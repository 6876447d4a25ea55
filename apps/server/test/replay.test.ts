import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AdminOutcome } from '../src/admin/admin-command.ts'
import { planCommands } from '../src/admin/plan-commands.ts'
import { runAdmin } from '../src/admin/run-admin.ts'
import { extendPlans, replayPlan } from '../src/modules/planning/index.ts'
import { EXCLUSIONS_PREVIEW, EXCLUSIONS_SAVE } from './tools/exclusion-documents.ts'
import { SET_EATEN } from './tools/documents.ts'
import { dayFromStart } from './tools/movable-clock.ts'
import { subscribersOf, type Subscribers } from './tools/subscribers.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
let people: Subscribers
beforeAll(async () => {
  server = await startTestServer()
  people = await subscribersOf(server)
})
afterAll(() => server.close())
beforeEach(() => server.clock.moveTo('2026-11-21T11:00:00Z'))

const call = async (token: string, document: string, variables: object = {}) =>
  (await server.client.call(document, { token, variables: { ...variables } })).data
const userIdOf = async (token: string): Promise<string> => (await call(token, '{ me { id } }')).me.id
const emailOf = async (token: string): Promise<string> => {
  const { db } = server.services
  const id = await userIdOf(token)
  return (await db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email
}

async function leaveOut(token: string, allergens: readonly string[]): Promise<void> {
  const exclusions = { allergens, foodIds: [] }
  const { exclusionsPreview: shown } = await call(token, EXCLUSIONS_PREVIEW, { exclusions })
  const { me } = await call(token, EXCLUSIONS_SAVE, { exclusions, token: shown.token, healthDataConsent: true })
  expect(me.exclusionsSave.code).toBe(200)
}

async function eatBreakfast(token: string, days: number): Promise<void> {
  await call(token, 'mutation { me { introductionSeen { code } } }')
  const day = await people.dayOf(token, days)
  const [meal] = day.events
  await call(token, SET_EATEN, { date: day.date, setId: day.setId, mealId: meal.id, mealKey: meal.key, eaten: true })
}

async function replaysOf(token: string): Promise<readonly string[]> {
  return (await replayPlan(server.services, await userIdOf(token))).map(({ replay }) => replay)
}
const same = (days: number) => Array.from({ length: days }, () => 'same')

/** The number of plannings that made a user's days. */
async function planningsOf(token: string): Promise<number> {
  const rows = await server.services.db
    .selectFrom('plannings')
    .select('id')
    .where('user_id', '=', await userIdOf(token))
    .execute()
  return rows.length
}

/** A plan with days of every origin: generated, extended, planned again around eaten meals, and for other settings. */
async function livedPlan(): Promise<string> {
  const token = await people.newPerson()
  await people.generate(token)
  server.clock.moveDays(5)
  await extendPlans(server.services)
  await eatBreakfast(token, 5)
  await leaveOut(token, ['milk'])
  server.clock.moveDays(4)
  await extendPlans(server.services)
  await people.generate(token, {
    dietId: 4,
    startDate: dayFromStart(14),
    exclusions: { allergens: ['nuts'], foodIds: [] },
  })
  return token
}

describe('replaying stored days', () => {
  it('plans generated days again, byte for byte', async () => {
    const token = await people.newPerson()
    await people.generate(token)
    expect(await replaysOf(token)).toEqual(same(28))
  })

  it('plans extended days again', async () => {
    const token = await people.newPerson()
    await people.generate(token)
    for (const _ of [1, 2]) {
      server.clock.moveDays(5)
      await extendPlans(server.services)
    }
    expect([await replaysOf(token), await planningsOf(token)]).toEqual([same(37), 3])
  })

  it('plans days again that were replanned around eaten and fixed meals, and those of later settings', async () => {
    const token = await livedPlan()
    const { db } = server.services
    const userId = await userIdOf(token)
    const kept = await sql`select from plan_days where user_id = ${userId} and document::jsonb ? 'kept'`.execute(db)
    expect(kept.rows.length).toBeGreaterThan(0)
    const replays = await replaysOf(token)
    expect(replays).toEqual(same(replays.length))
    expect(replays.length).toBeGreaterThan(28)
  })

  it('keeps no planning without days', async () => {
    const token = await people.newPerson()
    await people.generate(token)
    await people.generate(token, { dietId: 4 })
    expect(await planningsOf(token)).toBe(1)
    await leaveOut(token, ['milk'])
    expect(await planningsOf(token)).toBeLessThanOrEqual(2)
  })

  it.each([
    ['a portion', `"scale":`, `"scale":1`],
    ['the order of bytes alone', `,"meals"`, ` ,"meals"`],
  ])('reports a day whose %s was changed', async (_, from, to) => {
    const token = await people.newPerson()
    await people.generate(token)
    const { db } = server.services
    const userId = await userIdOf(token)
    await sql`update plan_days set document = replace(document::text, ${from}, ${to})::json
      where user_id = ${userId} and date = ${dayFromStart(4)}`.execute(db)
    expect(await replaysOf(token)).toEqual(same(28).map((replay, index) => (index === 3 ? 'different' : replay)))
  })

  it.each([
    ['another engine', { engine_version: '0' }, 'other-engine'],
    ['another catalogue', { catalogue_version: 'x' }, 'other-catalogue'],
  ])('reports that days made by %s cannot be planned again', async (_, change, replay) => {
    const token = await people.newPerson()
    await people.generate(token)
    await server.services.db
      .updateTable('plannings')
      .set(change)
      .where('user_id', '=', await userIdOf(token))
      .execute()
    expect([...new Set(await replaysOf(token))]).toEqual([replay])
  })
})

describe('plans replay', () => {
  const run = (...args: readonly string[]): Promise<AdminOutcome> =>
    runAdmin(['plans', 'replay', ...args], planCommands, (work) => work(server.services.db))

  it('counts identical days of one person, whatever the case of the address, and exits with 0', async () => {
    const token = await livedPlan()
    const { exitCode, out } = await run((await emailOf(token)).toUpperCase())
    const { length } = await replaysOf(token)
    expect([exitCode, out]).toEqual([0, expect.stringContaining(`people: 1\ndays: ${length}\nsame: ${length}\n`)])
  })

  it('names the differing days and exits with 1', async () => {
    const token = await people.newPerson()
    await people.generate(token)
    await sql`update plan_days set document = replace(document::text, '"scale":', '"scale":1')::json
      where user_id = ${await userIdOf(token)} and date = ${dayFromStart(2)}`.execute(server.services.db)
    const email = await emailOf(token)
    const { exitCode, out, err } = await run(email)
    expect([exitCode, out, err]).toEqual([
      1,
      expect.stringContaining('different: 1'),
      expect.stringContaining(`${email} ${dayFromStart(2)}`),
    ])
    expect((await run('--sample', '1000')).exitCode).toBe(1)
  })

  it.each([[[]], [['a@example.com', '--sample', '2']], [['--sample', '0']], [['--sample', 'all']]])(
    'refuses the call %j',
    async (args) => {
      expect((await run(...args)).exitCode).toBe(2)
    },
  )

  it('reports that no user with this address has a plan', async () => {
    expect(await run('nobody@example.com')).toMatchObject({ exitCode: 1, err: expect.stringContaining('nobody@') })
  })
})
