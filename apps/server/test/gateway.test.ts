import { parse } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const post = (payload: string, headers: Record<string, string> = {}) =>
  server.client.raw({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  })

describe('a call of the gateway', () => {
  it('is answered as a POST with JSON, whatever the labels in the address say', async () => {
    const { status, data } = await server.client.call('{ serverCode }', { url: '/graphql?q=A,B&m=%3Cscript%3E' })
    expect([status, data]).toEqual([200, { serverCode: 200 }])
  })

  it.each(['GET', 'PUT', 'DELETE'] as const)('is refused as %s', async (method) => {
    const { status, headers } = await server.client.raw({ method, url: '/graphql?query={serverCode}' })
    expect([status, headers['allow']]).toEqual([405, 'POST'])
  })

  it.each([
    ['no JSON', 'nonsense'],
    ['a list of calls', '[{"query":"{ serverCode }"}]'],
    ['no query', '{}'],
    ['a syntax tree instead of text', JSON.stringify({ query: JSON.stringify({ kind: 'Document', definitions: [] }) })],
    [
      'a syntax tree that is sound',
      JSON.stringify({ query: JSON.stringify(parse('{ serverCode }', { noLocation: true })) }),
    ],
    ['a syntax tree with space in it', JSON.stringify({ query: ' { "kind": "Document", "definitions": [] }' })],
    [
      'NUL in a literal',
      JSON.stringify({ query: String.raw`mutation { login(email: "a\u0000", password: "b") { __typename } }` }),
    ],
    ['NUL itself', JSON.stringify({ query: 'mutation { login(email: "a\0", password: "b") { __typename } }' })],
    ['lists that nest', JSON.stringify({ query: `{ serverCode(a: ${'['.repeat(3_000)}` })],
  ])('is refused for %s with 400, and the server keeps running', async (_, payload) => {
    expect((await post(payload)).status).toBe(400)
    expect((await server.client.call('{ serverCode }')).status).toBe(200)
  })

  // Content types that a page of another site can send without a preflight (the CORS-safelisted ones of the Fetch standard).
  it.each([
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain',
    'text/plain;charset=utf-8',
  ])('is refused as %s, so that no other site can send it without a preflight', async (type) => {
    const mutation = JSON.stringify({ query: 'mutation { login(email: "a", password: "b") { __typename } }' })
    const answer = await post(mutation, { 'content-type': type })
    expect([answer.status, JSON.parse(answer.body).data]).toEqual([415, null])
  })

  it('of another site gets no preflight answer', async () => {
    const { status, headers } = await server.client.raw({
      method: 'OPTIONS',
      url: '/graphql',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    })
    expect([status, headers['access-control-allow-origin']]).toEqual([405, undefined])
  })

  it.each([
    ['an answer', 200, 'POST', '{"query":"{ serverCode }"}'],
    ['a call without a session', 401, 'POST', '{"query":"{ me { id } }"}'],
    ['a document that does not fit', 400, 'POST', '{"query":"{ mee }"}'],
    ['no call', 400, 'POST', '{}'],
    ['no JSON', 400, 'POST', 'nonsense'],
    ['another method', 405, 'PUT', '{}'],
  ] as const)('is never stored by caches, whatever it answers to %s (%i)', async (_, status, method, payload) => {
    const headers = { 'content-type': 'application/json' }
    const said = await server.client.raw({ method, url: '/graphql', headers, payload })
    expect([said.status, said.headers['cache-control']]).toEqual([status, 'no-store'])
  })

  it('is refused over 64 KiB', async () => {
    expect((await post(JSON.stringify({ query: `{ serverCode } #${'x'.repeat(70_000)}` }))).status).toBe(413)
  })

  it('is refused with 400 for a missing variable, compiled or not', async () => {
    const query = 'query Day($date: Date!) { dailyDietPlan(date: $date) { __typename } }'
    const first = await server.client.call(query)
    const second = await server.client.call(query)
    expect([first.status, second.status]).toEqual([400, 400])
  })

  it('is refused with 400 for a variable of the wrong type every time, compiled or not', async () => {
    const query = 'mutation Wrong($e: String!) { login(email: $e, password: "x") { __typename } }'
    const call = () => server.client.call(query, { variables: { e: 5 } })
    const answers = [await call(), await call(), await call()]
    expect(answers.map(({ status, errors }) => [status, errors[0]?.extensions.code])).toEqual(
      Array.from({ length: 3 }, () => [400, 'GRAPHQL_VALIDATION']),
    )
  })

  it('is refused with 400 for NUL in any text', async () => {
    const query = 'mutation Nul($e: String!) { login(email: $e, password: "x") { __typename } }'
    expect((await server.client.call(query, { variables: { e: 'a\u0000@b.pl' } })).status).toBe(400)
  })

  it('is refused with 400 for endlessly nested variables', async () => {
    const query = 'mutation Deep($e: String!) { login(email: $e, password: "x") { __typename } }'
    const nested = '['.repeat(30_000) + ']'.repeat(30_000)
    const payload = `{"query":${JSON.stringify(query)},"variables":{"e":${nested}}}`
    const headers = { 'content-type': 'application/json' }
    const { status, body } = await server.client.raw({ method: 'POST', url: '/graphql', headers, payload })
    expect([status, JSON.parse(body).errors[0].extensions.code]).toEqual([400, 'BAD_INPUT'])
  })

  it('is refused with 400 for a day that does not exist', async () => {
    const query = 'query Day($date: Date!) { dailyDietPlan(date: $date) { __typename } }'
    const { status, errors } = await server.client.call(query, { variables: { date: '2026-02-30' } })
    expect([status, errors.length]).toEqual([400, 1])
  })
})

describe('the limits of a document', () => {
  it('refuse more than 15 aliases', async () => {
    const aliases = Array.from({ length: 16 }, (_, index) => `a${index}: serverCode`).join(' ')
    const { status, errors } = await server.client.call(`{ ${aliases} }`)
    expect([status, errors[0]?.message]).toEqual([400, 'More than 15 aliases.'])
  })

  it("refuse a second operation, which would get the first one's answer", async () => {
    const { status, errors } = await server.client.call('query A { serverCode } query B { __typename }')
    expect([status, errors[0]?.message]).toEqual([400, 'A document holds exactly one operation.'])
  })

  it('refuse too great a depth', async () => {
    const nested = (depth: number): string => (depth === 0 ? 'name' : `ofType { ${nested(depth - 1)} }`)
    const query = `{ __type(name: "Me") { fields { type { ${nested(12)} } } } }`
    const { status, errors } = await server.client.call(query)
    expect([status, errors[0]?.message]).toEqual([400, 'Deeper than 12.'])
  })

  it('refuse sixty fragments that spread each other twice in a cycle', async () => {
    const fragments = Array.from(
      { length: 60 },
      (_, index) => `fragment f${index} on Query { ...f${(index + 1) % 60} ...f${(index + 1) % 60} }`,
    )
    const { status } = await server.client.call(`query { ...f0 } ${fragments.join(' ')}`)
    expect(status).toBe(400)
  })

  it('count the entries of lists', async () => {
    const days =
      'availableDays { date holiday dayPlan { dietSetId diet { id name phase { name identifier colour } } } }'
    const { errors } = await server.client.call(`{ me { diet { a: ${days} b: ${days} c: ${days} } } }`)
    expect(errors[0]?.message).toBe('Costs more than 5000.')
  })

  it('answer an unreadable request in the shape of every other error', async () => {
    for (const payload of ['nonsense', JSON.stringify({ query: `{ serverCode } #${'x'.repeat(70_000)}` })]) {
      const { body } = await post(payload)
      expect(JSON.parse(body)).toMatchObject({ data: null, errors: [{ extensions: { code: 'BAD_INPUT' } }] })
    }
  })

  it.each([
    ['known fields', 'me{id}'],
    ['fields that do not exist', 'mee{di}'],
  ])("check width before the library's rules that compare each field with each other: %s", async (_, field) => {
    const { status, errors } = await server.client.call(`{${field.repeat(480)}}`)
    expect([status, errors.map(({ message }) => message)]).toEqual([400, ['Asks for one field more than 30 times.']])
    expect(errors[0]?.extensions.code).toBe('GRAPHQL_VALIDATION')
  })

  it('refuse fragments that multiply the cost', async () => {
    const fields = Array.from({ length: 60 }, () => 'serverCode').join(' ')
    const spread = (name: string) => Array.from({ length: 10 }, () => `...${name}`).join(' ')
    const query = `query { ${spread('A')} } fragment A on Query { ${spread('B')} } fragment B on Query { ${fields} }`
    const { status, errors } = await server.client.call(query)
    expect([status, errors[0]?.message]).toEqual([400, 'Costs more than 5000.'])
  })
})

describe('one mutation a call', () => {
  it.each([
    [
      'two logins',
      'mutation { a: login(email: "a", password: "b") { __typename } b: login(email: "a", password: "c") { __typename } }',
    ],
    ['two of a group', 'mutation { me { introductionSeen { code } logout { code } } }'],
    ['a group twice', 'mutation { a: me { logout { code } } b: me { logout { code } } }'],
    [
      'one hidden in a fragment',
      'mutation { me { logout { code } ...More } } fragment More on MeMutation { introductionSeen { code } }',
    ],
  ])('refuses %s', async (_, query) => {
    const { status, errors } = await server.client.call(query)
    expect([status, errors[0]?.message]).toEqual([400, 'A request may contain one mutation.'])
  })

  it('takes no longer for fragments that spread fragments', async () => {
    const fragments = Array.from(
      { length: 60 },
      (_, index) => `fragment F${index} on Mutation { ...F${index + 1} ...F${index + 1} }`,
    )
    const query = `mutation { ...F0 } ${fragments.join(' ')} fragment F60 on Mutation { __typename }`
    const { status } = await server.client.call(query)
    expect(status).toBe(400)
  })

  it('accepts one in a nested group', async () => {
    const { status } = await server.client.call(
      'mutation { me { coupon { activate(accessCode: "x") { __typename } } } }',
    )
    expect(status).toBe(401)
  })
})

describe('errors', () => {
  it('are 401 for a private field without a token or with a wrong one', async () => {
    const without = await server.client.call('{ me { id } }')
    const wrong = await server.client.call('{ me { id } }', { token: 'x'.repeat(43) })
    expect([without.status, wrong.status]).toEqual([401, 401])
    expect(wrong.errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })

  it('do not occur for a public call with an expired token', async () => {
    const { status } = await server.client.call('{ serverCode }', { token: 'stale' })
    expect(status).toBe(200)
  })

  it('name no field of the schema to a caller who guesses', async () => {
    const { status, errors } = await server.client.call('{ mee { id } }')
    expect([status, errors[0]?.message]).toEqual([400, 'Cannot query field "mee" on type "Query".'])
  })

  it('mask an internal failure and contain its request id', async () => {
    const broken = await startTestServer()
    await broken.services.db.schema.dropTable('auth_tokens').execute()
    const { status, errors } = await broken.client.call('{ me { id } }', { token: 'x'.repeat(43) })
    await broken.close()
    expect(status).toBe(200)
    expect(errors[0]).toMatchObject({
      message: 'Something went wrong. Try again in a moment.',
      extensions: { code: 'INTERNAL', requestId: expect.any(String) },
    })
  })
})

describe('health', () => {
  it('reports the server as alive and ready', async () => {
    const health = await server.client.raw({ method: 'GET', url: '/health' })
    const ready = await server.client.raw({ method: 'GET', url: '/ready' })
    expect([health.status, ready.status]).toEqual([200, 200])
  })
})
