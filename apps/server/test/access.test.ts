import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  activateAccessCode,
  giveGrant,
  hashAccessCode,
  insertAccessCode,
  markWithdrawn,
} from '../src/modules/access/index.ts'
import { ACTIVATE, REGISTER } from './tools/documents.ts'
import { dayFromStart } from './tools/movable-clock.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

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

/** Clears the limit of registrations, because these tests do not test it and register many users from one address. */
const deleteOtherTries = () =>
  server.services.db.deleteFrom('throttles').where('limit_name', 'not like', 'access-code%').execute()

async function newPerson(): Promise<string> {
  await deleteOtherTries()
  const request = { email: `p${++people}@example.com`, password: 'plum-and-rye', agreementsTermsAndConditions: true }
  const { data } = await server.client.call(REGISTER, { variables: { request } })
  return data.register.token
}

const activate = async (token: string, accessCode: string) =>
  (await server.client.call(ACTIVATE, { token, variables: { accessCode } })).data.me.coupon.activate
const accessTo = async (token: string): Promise<string | null> =>
  (await server.client.call('{ me { diet { accessTo } } }', { token })).data.me.diet.accessTo

const usesOf = async (code: string): Promise<number> => {
  const row = await server.services.db
    .selectFrom('access_codes')
    .select('uses_taken')
    .where('code_hash', '=', hashAccessCode(code))
    .executeTakeFirstOrThrow()
  return row.uses_taken
}
const unlimited = () => ({ ...server.services, throttleFactor: 1_000 })

const UNKNOWN = [{ fieldName: 'accessCode', messages: ['coupon/unknown-code'] }]

describe('an access code', () => {
  it('grants its days from today on, today included', async () => {
    await issue('THIRTY')
    const token = await newPerson()
    expect(await accessTo(token)).toBeNull()
    expect(await activate(token, 'THIRTY')).toEqual({ __typename: 'BasicMutationSuccess', code: 200 })
    expect(await accessTo(token)).toBe('2026-12-20')
  })

  it('may be typed with spaces, dashes and small letters', async () => {
    await issue('AB12-CD34')
    expect(await activate(await newPerson(), ' ab12 cd34 ')).toMatchObject({ code: 200 })
  })

  it('adds its days after the access a user already has', async () => {
    await issue('FIRST', { days: 10 })
    await issue('SECOND', { days: 5 })
    const token = await newPerson()
    await activate(token, 'FIRST')
    await activate(token, 'SECOND')
    expect(await accessTo(token)).toBe('2026-12-05')
  })

  it('starts today after access has ended', async () => {
    await issue('SHORT', { days: 2 })
    await issue('LATER', { days: 2 })
    const token = await newPerson()
    await activate(token, 'SHORT')
    server.clock.moveDays(30)
    await activate(token, 'LATER')
    expect(await accessTo(token)).toBe('2026-12-22')
  })

  it('works once for each user and takes no use when it is refused', async () => {
    await issue('SHARED', { usesAllowed: 2 })
    const token = await newPerson()
    await activate(token, 'SHARED')
    expect(await activate(token, 'SHARED')).toMatchObject({
      details: [{ fieldName: 'accessCode', messages: ['coupon/already-used'] }],
    })
    expect(await activate(await newPerson(), 'SHARED')).toMatchObject({ code: 200 })
  })

  it('for one person is reported as already used to the person who used it', async () => {
    await issue('SINGLE')
    const token = await newPerson()
    await activate(token, 'SINGLE')
    expect(await activate(token, 'single')).toMatchObject({
      details: [{ fieldName: 'accessCode', messages: ['coupon/already-used'] }],
    })
    expect(await activate(await newPerson(), 'SINGLE')).toMatchObject({ details: UNKNOWN })
  })

  it('is not used up by a user who has everything it grants for life', async () => {
    await issue('PRESENT')
    await issue('BOTH', { gives: { diet: true, videoWorkout: true } })
    const token = await newPerson()
    const { id } = (await server.client.call('{ me { id } }', { token })).data.me
    await giveGrant(server.services.db, server.clock, { userId: id, product: 'diet', days: null, by: 'tests' })
    expect(await activate(token, 'PRESENT')).toMatchObject({
      details: [{ fieldName: 'accessCode', messages: ['coupon/for-life'] }],
    })
    expect(await usesOf('PRESENT')).toBe(0)
    expect(await activate(await newPerson(), 'PRESENT')).toMatchObject({ code: 200 })
    // It still grants days of the other product.
    expect(await activate(token, 'BOTH')).toMatchObject({ code: 200 })
    const { videoWorkout } = (await server.client.call('{ me { videoWorkout { accessTo } } }', { token })).data.me
    expect(videoWorkout.accessTo).toBe('2026-12-20')
  })

  it.each([1, 7])(
    'with %i uses left is granted exactly that often when fifty users send it at once',
    async (usesAllowed) => {
      const code = `FIFTY-${usesAllowed}`
      await issue(code, { usesAllowed })
      const tokens: string[] = []
      // Registered one after the other, because a server hashes only a few passwords at once.
      for (let person = 0; person < 50; person += 1) tokens.push(await newPerson())
      const answers = await Promise.all(tokens.map((token) => activate(token, code)))
      expect(answers.filter((answer) => answer.code === 200)).toHaveLength(usesAllowed)
      expect(answers.filter((answer) => answer.code === 400)).toHaveLength(50 - usesAllowed)
      expect(await usesOf(code)).toBe(usesAllowed)
    },
  )

  it('grants its days once and takes one use when the same user sends it fifty times at once', async () => {
    await issue('DOUBLE', { usesAllowed: 100, days: 10 })
    const token = await newPerson()
    const { id } = (await server.client.call('{ me { id } }', { token })).data.me
    // Called below the limits, which would let only ten tries through.
    const redeem = () => activateAccessCode(unlimited(), { userId: id, network: 'here', code: 'DOUBLE' })
    const outcomes = await Promise.all(Array.from({ length: 50 }, redeem))
    expect(outcomes.filter(({ kind }) => kind === 'redeemed')).toHaveLength(1)
    expect(outcomes.filter(({ kind }) => kind === 'already-used')).toHaveLength(49)
    expect([await accessTo(token), await usesOf('DOUBLE')]).toEqual(['2026-11-30', 1])
  })

  it('adds up with other codes used at once', async () => {
    const codes = Array.from({ length: 8 }, (_, index) => `AT-ONCE-${index}`)
    await Promise.all(codes.map((code) => issue(code, { days: 10 })))
    const token = await newPerson()
    await Promise.all(codes.map((code) => activate(token, code)))
    expect(await accessTo(token)).toBe(dayFromStart(8 * 10 - 1))
  })

  it('does nothing after its end', async () => {
    await issue('OLD')
    const expiresAt = new Date(server.clock.now() - 1)
    await server.services.db
      .updateTable('access_codes')
      .set({ expires_at: expiresAt })
      .where('code_hash', '=', hashAccessCode('OLD'))
      .execute()
    expect(await activate(await newPerson(), 'OLD')).toMatchObject({ details: UNKNOWN })
  })

  it('does nothing after it was withdrawn, and past grants stay', async () => {
    await issue('GONE', { usesAllowed: 5, days: 10 })
    const token = await newPerson()
    await activate(token, 'GONE')
    const now = new Date(server.clock.now())
    const ended = await markWithdrawn(server.services.db, { codeHash: hashAccessCode('gone'), name: 'gone', now })
    expect(ended).toBe(1)
    expect(await activate(await newPerson(), 'GONE')).toMatchObject({ details: UNKNOWN })
    expect(await accessTo(token)).toBe('2026-11-30')
  })

  it.each([
    ['an unknown code', 'NOPE', UNKNOWN],
    ['a code of 1,000 characters', 'x'.repeat(1_000), [{ fieldName: 'accessCode', messages: ['validation/too-long'] }]],
    ['nothing', '  ', [{ fieldName: 'accessCode', messages: ['validation/required'] }]],
  ])('refuses %s at its field', async (_, code, details) => {
    expect(await activate(await newPerson(), code)).toMatchObject({ __typename: 'ValidationException', details })
  })

  it('requires a session', async () => {
    const { status } = await server.client.call(ACTIVATE, { variables: { accessCode: 'NOPE' } })
    expect(status).toBe(401)
  })
})

describe('tries of access codes', () => {
  const registerWith = async (email: string, accessCode: string) => {
    await deleteOtherTries()
    const request = { email, password: 'plum-and-rye', accessCode, agreementsTermsAndConditions: true }
    return (await server.client.call(REGISTER, { variables: { request } })).data.register
  }

  it('are limited to ten in an hour for a user; then a right code is refused like a wrong one', async () => {
    await issue('RIGHT')
    const token = await newPerson()
    const wrong = await Promise.all(Array.from({ length: 30 }, (_, index) => activate(token, `WRONG-${index}`)))
    expect(new Set(wrong.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await activate(token, 'RIGHT')).toEqual(wrong[0])
    server.clock.moveTo('2026-11-21T11:06:01Z')
    expect(await activate(token, 'RIGHT')).toMatchObject({ code: 200 })
  })

  it('are limited to sixty in an hour for a network, over all accounts', async () => {
    await issue('SHY')
    const tokens = await Promise.all(Array.from({ length: 7 }, newPerson))
    for (const token of tokens) {
      await Promise.all(Array.from({ length: 9 }, (_, index) => activate(token, `NO-${index}`)))
    }
    expect(await activate(await newPerson(), 'SHY')).toMatchObject({ details: UNKNOWN })
  })

  it('count when registering too, even if the registration is refused', async () => {
    await issue('SHYER')
    // Few at once, because each hashes a password.
    for (let round = 0; round < 10; round += 1) {
      await Promise.all(Array.from({ length: 6 }, (_, index) => registerWith(`g${round}-${index}@example.com`, 'NO')))
    }
    expect(await registerWith('late@example.com', 'SHYER')).toMatchObject({ details: UNKNOWN })
    const { id } = (await server.client.call('{ me { id } }', { token: await newPerson() })).data.me
    expect(id).toEqual(expect.any(String))
  })

  it('create the account together with the access, or neither', async () => {
    await issue('TOGETHER', { days: 10 })
    expect(await registerWith('both@example.com', 'TOGETHERR')).toMatchObject({ details: UNKNOWN })
    expect(await registerWith('both@example.com', '   ')).toMatchObject({
      details: [{ fieldName: 'accessCode', messages: ['validation/required'] }],
    })
    const { token } = await registerWith('both@example.com', 'together')
    expect(await accessTo(token)).toBe('2026-11-30')
  })
})
