import { PostgresQueryCompiler } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hashAccessCode, insertAccessCode, lookUpAccessCode, markWithdrawn } from '../src/modules/access/index.ts'
import { ACTIVATE, REGISTER } from './tools/documents.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

const OFFER = `query Offer($accessCode: String!) {
  accessCodeOffer(accessCode: $accessCode) {
    __typename
    ... on AccessCodeOffer { days givesAccessToDiet givesAccessToVideoWorkouts }
    ... on ValidationException { code messages details { fieldName messages } }
  }
}`

const HERE = '198.51.100.7'
const ELSEWHERE = '198.51.100.8'

let server: TestServer
let people = 0
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.moveTo('2026-11-21T11:00:00Z')
  await server.services.db.deleteFrom('throttles').execute()
})

const issue = (code: string, { days = 30, usesAllowed = 1, gives = { diet: true, videoWorkout: false } } = {}) =>
  insertAccessCode(server.services.db, {
    codeHash: hashAccessCode(code),
    days,
    usesAllowed,
    gives,
    createdAt: new Date(server.clock.now()),
  })

interface Asker {
  readonly from?: string
  readonly token?: string
}

const ask = async (accessCode: string, { from = HERE, token }: Asker = {}) =>
  (await server.client.call(OFFER, { from, token: token ?? null, variables: { accessCode } })).data.accessCodeOffer

const activate = async (token: string, accessCode: string, from = HERE) =>
  (await server.client.call(ACTIVATE, { from, token, variables: { accessCode } })).data.me.coupon.activate

async function newPerson(): Promise<string> {
  const request = {
    email: `offer${++people}@example.com`,
    password: 'plum-and-rye',
    agreementsTermsAndConditions: true,
  }
  const { data } = await server.client.call(REGISTER, { from: ELSEWHERE, variables: { request } })
  return data.register.token
}

const usesOf = async (code: string): Promise<number> => {
  const row = await server.services.db
    .selectFrom('access_codes')
    .select('uses_taken')
    .where('code_hash', '=', hashAccessCode(code))
    .executeTakeFirstOrThrow()
  return row.uses_taken
}

/** Codes that can no longer be used, each for another reason. */
async function issueDeadCodes(): Promise<readonly string[]> {
  const { db } = server.services
  for (const code of ['USED-UP', 'ENDED', 'WITHDRAWN']) await issue(code)
  await db
    .updateTable('access_codes')
    .set({ uses_taken: 1 })
    .where('code_hash', '=', hashAccessCode('USED-UP'))
    .execute()
  const expiresAt = new Date(server.clock.now() - 1)
  await db
    .updateTable('access_codes')
    .set({ expires_at: expiresAt })
    .where('code_hash', '=', hashAccessCode('ENDED'))
    .execute()
  const now = new Date(server.clock.now())
  await markWithdrawn(db, { codeHash: hashAccessCode('WITHDRAWN'), name: 'none', now })
  return ['USED-UP', 'ENDED', 'WITHDRAWN', 'NEVER-ISSUED', 'x'.repeat(64)]
}

const UNKNOWN = {
  __typename: 'ValidationException',
  code: 400,
  messages: [],
  details: [{ fieldName: 'accessCode', messages: ['coupon/unknown-code'] }],
}

describe('looking up an access code', () => {
  it('returns its days and products, to visitors too, and uses nothing', async () => {
    await issue('OFFER', { days: 90 })
    await issue('OFFER-BOTH', { days: 7, gives: { diet: true, videoWorkout: true } })
    const offer = {
      __typename: 'AccessCodeOffer',
      days: 90,
      givesAccessToDiet: true,
      givesAccessToVideoWorkouts: false,
    }
    expect(await ask(' offer ')).toEqual(offer)
    expect(await ask('OFFER', { token: await newPerson() })).toEqual(offer)
    expect(await ask('OFFER-BOTH')).toMatchObject({ days: 7, givesAccessToVideoWorkouts: true })
    expect(await usesOf('OFFER')).toBe(0)
    expect(await activate(await newPerson(), 'OFFER')).toMatchObject({ code: 200 })
    expect(await ask('OFFER')).toEqual(UNKNOWN)
  })

  it('gives exactly the same answer for unknown, used-up, expired and withdrawn codes', async () => {
    for (const code of await issueDeadCodes()) expect(await ask(code), code).toEqual(UNKNOWN)
  })

  it('runs the same statements for each of them, so that the time of the answer reveals nothing', async () => {
    const compiler = new PostgresQueryCompiler()
    const asked = new Map<string, readonly string[]>()
    for (const code of await issueDeadCodes()) {
      const statements: string[] = []
      const db = server.services.db.withPlugin({
        transformQuery: ({ node, queryId }) => {
          statements.push(compiler.compileQuery(node, queryId).sql)
          return node
        },
        transformResult: async ({ result }) => result,
      })
      const network = `told-${code}`
      expect(await lookUpAccessCode({ ...server.services, db }, { userId: null, network, code })).toEqual({
        kind: 'unknown-code',
      })
      asked.set(code, statements)
    }
    const [first, ...others] = [...asked.values()]
    expect(first).toHaveLength(2)
    for (const statements of others) expect(statements).toEqual(first)
  })

  it.each([
    ['1,000 characters', 'x'.repeat(1_000), 'validation/too-long'],
    ['nothing', '  ', 'validation/required'],
  ])('refuses %s at its field and counts no try', async (_, code, message) => {
    expect(await ask(code)).toMatchObject({ details: [{ fieldName: 'accessCode', messages: [message] }] })
    expect(await server.services.db.selectFrom('throttles').selectAll().execute()).toEqual([])
  })
})

describe('tries of looking up codes', () => {
  it('are limited to sixty in an hour for a network; then a right code is refused like a wrong one', async () => {
    await issue('RIGHT-LATER')
    for (let guess = 0; guess < 60; guess += 1) await ask(`GUESS-${guess}`)
    expect(await ask('RIGHT-LATER')).toEqual(UNKNOWN)
    expect(await ask('RIGHT-LATER', { from: ELSEWHERE })).toMatchObject({ days: 30 })
    server.clock.moveTo('2026-11-21T11:01:01Z')
    expect(await ask('RIGHT-LATER')).toMatchObject({ days: 30 })
  })

  it('are shared with activating: wrong codes looked up leave no tries for activating', async () => {
    await issue('SHARED-LIMIT')
    const token = await newPerson()
    for (let guess = 0; guess < 10; guess += 1) await ask(`GUESS-${guess}`, { token })
    expect(await activate(token, 'SHARED-LIMIT', ELSEWHERE)).toMatchObject({ details: UNKNOWN.details })
    expect(await usesOf('SHARED-LIMIT')).toBe(0)
  })

  it('are shared with activating: wrong codes activated leave no tries for looking up', async () => {
    await issue('SHARED-BACK')
    const token = await newPerson()
    for (let guess = 0; guess < 10; guess += 1) await activate(token, `GUESS-${guess}`, ELSEWHERE)
    expect(await ask('SHARED-BACK', { token })).toEqual(UNKNOWN)
    expect(await ask('SHARED-BACK')).toMatchObject({ days: 30 })
  })

  it('are refunded for a right code, however often it is looked up', async () => {
    await issue('OFTEN')
    const token = await newPerson()
    for (let look = 0; look < 70; look += 1) expect(await ask('OFTEN', { token })).toMatchObject({ days: 30 })
    expect(await activate(token, 'OFTEN')).toMatchObject({ code: 200 })
  })

  it('are not refunded for wrong codes by looking up a right one in between', async () => {
    await issue('BETWEEN')
    const token = await newPerson()
    for (let guess = 0; guess < 10; guess += 1) {
      await ask('BETWEEN', { token })
      await ask(`GUESS-${guess}`, { token })
    }
    expect(await ask('BETWEEN', { token })).toEqual(UNKNOWN)
  })
})
