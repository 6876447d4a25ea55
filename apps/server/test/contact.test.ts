import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { REGISTER } from './tools/documents.ts'
import { hashSubject } from '../src/platform/throttle/consume-rate-limit.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
// A new hour for each test, so that no test uses up another's limits.
beforeEach(() => server.clock.moveDays(1))

const CONTACT = `mutation Contact($request: ContactRequest!) {
  contact(request: $request) {
    __typename
    ... on BasicMutationSuccess { code }
    ... on ValidationException { code messages details { fieldName messages } }
  }
}`
const GOOD = { name: 'Ada', email: 'Ada@Example.com', topic: 'diet', message: 'Is there\na soup?' }

const send = async (change: object = {}, options: { token?: string; headers?: Record<string, string> } = {}) =>
  (await server.client.call(CONTACT, { ...options, variables: { request: { ...GOOD, ...change } } })).data.contact

const stored = (message: string) =>
  server.services.db.selectFrom('contact_requests').selectAll().where('message', '=', message).execute()

const TOO_MANY = { __typename: 'ValidationException', code: 400, messages: ['contact/too-many'], details: [] }

describe('a contact request', () => {
  it("is stored with its time and language, as a visitor's", async () => {
    expect(await send({}, { headers: { 'x-locale': 'pl_PL' } })).toEqual({
      __typename: 'BasicMutationSuccess',
      code: 200,
    })
    expect(await stored(GOOD.message)).toMatchObject([
      {
        ...GOOD,
        email: 'ada@example.com',
        user_id: null,
        language: 'pl',
        created_at: new Date(server.clock.now()),
      },
    ])
  })

  it('is stored with its logged-in sender, and is erased with their account', async () => {
    const request = { email: 'p@example.com', password: 'plum-and-rye', agreementsTermsAndConditions: true }
    const { token } = (await server.client.call(REGISTER, { variables: { request } })).data.register
    const { id } = (await server.client.call('{ me { id } }', { token })).data.me
    await send({ message: 'mine' }, { token })
    expect(await stored('mine')).toMatchObject([{ user_id: id, language: 'en' }])
    await server.services.db.deleteFrom('users').where('id', '=', id).execute()
    expect(await stored('mine')).toEqual([])
  })

  it('is accepted from a caller whose session has ended', async () => {
    expect(await send({ message: 'stale' }, { token: 'x'.repeat(43) })).toMatchObject({ code: 200 })
  })

  it.each([
    ['no name', { name: ' ' }, 'name', 'validation/required'],
    ['no e-mail address', { email: 'abc' }, 'email', 'validation/email-format'],
    ['no topic', { topic: '' }, 'topic', 'contact/validation/topic'],
    ['another topic', { topic: 'weather' }, 'topic', 'contact/validation/topic'],
    ['no message', { message: '' }, 'message', 'validation/required'],
    ['a message of 5,001 characters', { message: 'x'.repeat(5_001) }, 'message', 'validation/too-long'],
  ])('is refused with %s at its field and not stored', async (_, change, fieldName, message) => {
    const refused = { ...GOOD, message: 'refused', ...change }
    expect(await send(refused)).toMatchObject({
      __typename: 'ValidationException',
      code: 400,
      details: [{ fieldName, messages: [message] }],
    })
    expect(await stored(refused.message)).toEqual([])
  })

  it('stores 5,000 characters that take two code units each', async () => {
    const message = '🥕'.repeat(2_500)
    expect(await send({ message })).toMatchObject({ code: 200 })
    expect(await stored(message)).toHaveLength(1)
  })
})

describe('a flood of contact requests', () => {
  it('is refused after five within an hour, and accepted again later', async () => {
    const answers = []
    for (let sent = 0; sent < 6; sent += 1) answers.push(await send({ message: 'flood' }))
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200, 200, 200, 400])
    expect(answers[5]).toEqual(TOO_MANY)
    expect(await stored('flood')).toHaveLength(5)
    server.clock.moveTo(new Date(server.clock.now() + 60 * 60 * 1000).toISOString())
    expect(await send({ message: 'later' })).toMatchObject({ code: 200 })
  })

  it('lets five through of twelve at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => send({ message: 'at once' })))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(5)
    expect(await stored('at once')).toHaveLength(5)
  })

  it('does not count refused messages', async () => {
    for (let sent = 0; sent < 6; sent += 1) await send({ email: 'abc' })
    expect(await send({ message: 'at last' })).toMatchObject({ code: 200 })
  })

  it('stores a hash of the network, never the address itself', async () => {
    await server.client.raw({
      method: 'POST',
      url: '/graphql',
      remoteAddress: '203.0.113.7',
      payload: { query: CONTACT, variables: { request: GOOD } },
    })
    const rows = await server.services.db
      .selectFrom('throttles')
      .selectAll()
      .where('limit_name', '=', 'contact')
      .execute()
    expect(rows.map(({ subject }) => subject)).toContainEqual(hashSubject(['203.0.113.7']))
    expect(JSON.stringify(rows)).not.toContain('203.0.113.7')
  })
})

describe('a message that cannot be stored', () => {
  it('is answered as a failure', async () => {
    const broken = await startTestServer()
    await broken.services.db.schema.dropTable('contact_requests').execute()
    const { data, errors } = await broken.client.call(CONTACT, { variables: { request: GOOD } })
    await broken.close()
    expect([data, errors[0]?.extensions.code]).toEqual([null, 'INTERNAL'])
  })
})
