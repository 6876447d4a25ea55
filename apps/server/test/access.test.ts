import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hashAccessCode, insertAccessCode } from '../src/modules/access/index.ts'
import { ACTIVATE, REGISTER } from './tools/documents.ts'
import { dayFromStart } from './tools/movable-clock.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
let people = 0
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => server.clock.moveTo('2026-11-21T11:00:00Z'))

const issue = (code: string, { days = 30, usesAllowed = 1 } = {}) =>
  insertAccessCode(server.services.db, {
    codeHash: hashAccessCode(code),
    days,
    usesAllowed,
    createdAt: new Date(server.clock.now()),
  })

async function newPerson(): Promise<string> {
  const request = { email: `p${++people}@example.com`, password: 'plum-and-rye', agreementsTermsAndConditions: true }
  const { data } = await server.client.call(REGISTER, { variables: { request } })
  return data.register.token
}

const activate = async (token: string, accessCode: string) =>
  (await server.client.call(ACTIVATE, { token, variables: { accessCode } })).data.me.coupon.activate
const accessTo = async (token: string): Promise<string | null> =>
  (await server.client.call('{ me { diet { accessTo } } }', { token })).data.me.diet.accessTo

const UNKNOWN = [{ fieldName: 'accessCode', messages: ['coupon/unknown-code'] }]

describe('an access code', () => {
  it('gives its days from today on, today included', async () => {
    await issue('THIRTY')
    const token = await newPerson()
    expect(await accessTo(token)).toBeNull()
    expect(await activate(token, 'THIRTY')).toEqual({ __typename: 'BasicMutationSuccess', code: 200 })
    expect(await accessTo(token)).toBe('2026-12-20')
  })

  it('is the same with spaces, dashes and small letters', async () => {
    await issue('AB12-CD34')
    expect(await activate(await newPerson(), ' ab12 cd34 ')).toMatchObject({ code: 200 })
  })

  it('adds its days after the access one has', async () => {
    await issue('FIRST', { days: 10 })
    await issue('SECOND', { days: 5 })
    const token = await newPerson()
    await activate(token, 'FIRST')
    await activate(token, 'SECOND')
    expect(await accessTo(token)).toBe('2026-12-05')
  })

  it('starts today again after access has run out', async () => {
    await issue('SHORT', { days: 2 })
    await issue('LATER', { days: 2 })
    const token = await newPerson()
    await activate(token, 'SHORT')
    server.clock.moveDays(30)
    await activate(token, 'LATER')
    expect(await accessTo(token)).toBe('2026-12-22')
  })

  it('works once for a person and takes no use when it is refused', async () => {
    await issue('SHARED', { usesAllowed: 2 })
    const token = await newPerson()
    await activate(token, 'SHARED')
    expect(await activate(token, 'SHARED')).toMatchObject({
      details: [{ fieldName: 'accessCode', messages: ['coupon/already-used'] }],
    })
    expect(await activate(await newPerson(), 'SHARED')).toMatchObject({ code: 200 })
  })

  it('is given to one person only when many ask for the last use at once', async () => {
    await issue('LAST')
    const tokens = await Promise.all(Array.from({ length: 6 }, newPerson))
    const answers = await Promise.all(tokens.map((token) => activate(token, 'LAST')))
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1)
    expect(answers.filter((answer) => answer.__typename === 'ValidationException')).toHaveLength(5)
  })

  it('gives its days once when the same person presses twice at once', async () => {
    await issue('DOUBLE', { usesAllowed: 100, days: 10 })
    const token = await newPerson()
    await Promise.all(Array.from({ length: 4 }, () => activate(token, 'DOUBLE')))
    expect(await accessTo(token)).toBe('2026-11-30')
  })

  it('adds up when different codes are used at once', async () => {
    const codes = Array.from({ length: 8 }, (_, index) => `AT-ONCE-${index}`)
    await Promise.all(codes.map((code) => issue(code, { days: 10 })))
    const token = await newPerson()
    await Promise.all(codes.map((code) => activate(token, code)))
    expect(await accessTo(token)).toBe(dayFromStart(8 * 10 - 1))
  })

  it('does nothing once it has expired', async () => {
    await issue('OLD')
    const expiresAt = new Date(server.clock.now() - 1)
    await server.services.db
      .updateTable('access_codes')
      .set({ expires_at: expiresAt })
      .where('code_hash', '=', hashAccessCode('OLD'))
      .execute()
    expect(await activate(await newPerson(), 'OLD')).toMatchObject({ details: UNKNOWN })
  })

  it.each([
    ['an unknown code', 'NOPE', UNKNOWN],
    ['a code of 1,000 characters', 'x'.repeat(1_000), [{ fieldName: 'accessCode', messages: ['validation/too-long'] }]],
    ['nothing', '  ', [{ fieldName: 'accessCode', messages: ['validation/required'] }]],
  ])('refuses %s at its field', async (_, code, details) => {
    expect(await activate(await newPerson(), code)).toMatchObject({ __typename: 'ValidationException', details })
  })

  it('needs a signed-in person', async () => {
    const { status } = await server.client.call(ACTIVATE, { variables: { accessCode: 'NOPE' } })
    expect(status).toBe(401)
  })
})
