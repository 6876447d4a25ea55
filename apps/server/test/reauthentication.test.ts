import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { scenario } from '../src/scenario/index.ts'
import { startSocialServer, type SocialServer } from './tools/social-server.ts'
import { REGISTER_SCREEN, settingsOf } from './tools/social-visitor.ts'

let server: SocialServer
beforeAll(async () => {
  server = await startSocialServer()
})
afterAll(() => server.close())
// Every rate limit is free again after a day.
beforeEach(() => server.clock.moveDays(1))

const PASSWORD = 'plum-and-rye'
const PROVE = 'auth/prove/password'
const LOG_IN = 'auth/prove/log-in'

const moveMinutes = (minutes: number) =>
  server.clock.moveTo(new Date(server.clock.now() + minutes * 60_000).toISOString())

async function logIn(email: string): Promise<string> {
  const query = `mutation { login(email: "${email}", password: "${PASSWORD}") { ... on Token { token } } }`
  return (await server.client.call(query)).data.login.token
}

let people = 0
/** A user with a password who has just logged in, and a hand-off ready to be linked. */
async function newPerson() {
  people += 1
  const email = `proof${people}@example.com`
  await scenario(server.services).subscriber({ email, password: PASSWORD, name: 'Ada' }).create()
  const visitor = server.newVisitor()
  const token = await logIn(email)
  const ask = () => visitor.handoffOf('google', settingsOf(token), { subject: email })
  return { email, token, visitor, ask }
}

const FIELDS = '__typename ... on UnauthorizedException { code messages }'
const unlink = async (provider: string, token: string) =>
  (await server.client.call(`mutation { me { unlinkProvider(provider: ${provider}) { ${FIELDS} } } }`, { token })).data
    .me.unlinkProvider
const link = async (visitor: ReturnType<SocialServer['newVisitor']>, handoff: string, token: string) =>
  (
    await visitor.call(`mutation { me { linkProvider(provider: google, token: "${handoff}") { ${FIELDS} } } }`, {
      token,
    })
  ).data.me.linkProvider
const prove = async (currentPassword: string, token: string) => {
  const query = `mutation Prove($currentPassword: String!) { me { proveOwner(currentPassword: $currentPassword) { ${FIELDS} } } }`
  return (await server.client.call(query, { token, variables: { currentPassword } })).data.me.proveOwner
}
const refusal = (message: string) => ({ __typename: 'UnauthorizedException', code: 403, messages: [message] })
const DONE = { __typename: 'BasicMutationSuccess' }

describe('a login method', () => {
  it('is linked within ten minutes of the login, and after that only with the password', async () => {
    const { token, visitor, ask } = await newPerson()
    moveMinutes(10)
    const handoff = await ask()
    expect(await link(visitor, handoff, token)).toEqual(refusal(PROVE))
    expect(await prove('not-it-at-all', token)).toMatchObject({ __typename: 'UnauthorizedException', code: 403 })
    expect(await link(visitor, handoff, token)).toEqual(refusal(PROVE))
    expect(await prove(PASSWORD, token)).toEqual(DONE)
    // The refusal did not use it up.
    expect(await link(visitor, handoff, token)).toEqual(DONE)
    moveMinutes(9)
    expect(await unlink('google', token)).toEqual(DONE)
  })

  it('is unlinked likewise', async () => {
    const { token, visitor, ask } = await newPerson()
    expect(await link(visitor, await ask(), token)).toEqual(DONE)
    moveMinutes(10)
    expect(await unlink('google', token)).toEqual(refusal(PROVE))
    expect(await prove(PASSWORD, token)).toEqual(DONE)
    expect(await unlink('google', token)).toEqual(DONE)
  })

  it('is unlocked only for the login that entered the password', async () => {
    const { email, token, visitor, ask } = await newPerson()
    const elsewhere = await logIn(email)
    moveMinutes(10)
    expect(await prove(PASSWORD, elsewhere)).toEqual(DONE)
    expect(await link(visitor, await ask(), token)).toEqual(refusal(PROVE))
  })

  it('of an account without a password changes only after a new login', async () => {
    const visitor = server.newVisitor()
    const zoe = { subject: 'zoe-proof', email: 'zoe-proof@example.com', verified: true }
    const { token } = await visitor.register('google', await visitor.handoffOf('google', REGISTER_SCREEN, zoe))
    moveMinutes(10)
    expect(await unlink('google', token)).toEqual(refusal(LOG_IN))
    expect(await prove('', token)).toMatchObject({ __typename: 'UnauthorizedException' })
    expect(await unlink('google', token)).toEqual(refusal(LOG_IN))
  })
})

it('entering the password again is limited like changing the password', async () => {
  const { token } = await newPerson()
  const guesses = await Promise.all(Array.from({ length: 30 }, (_, guess) => prove(`guess-${guess}`, token)))
  expect(guesses.every(({ __typename }) => __typename === 'UnauthorizedException')).toBe(true)
  // Now even the right one is refused, with the same text.
  expect(await prove(PASSWORD, token)).toEqual(guesses[0])
})
