import { requireCalendarDay } from '@dayplate/dates'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LOGIN, REGISTER } from './tools/documents.ts'
import { linkPathOf } from './tools/mailbox.ts'
import { rowsEverywhere } from './tools/rows-everywhere.ts'
import { findMarks } from './tools/search-rows.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
let people = 0
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.services.db.deleteFrom('throttles').execute()
})

const REQUEST = 'mutation { removeAccount { request { __typename ... on BasicMutationSuccess { code } } } }'
const CONFIRM = `mutation Confirm($token: String!) {
  removeAccount { confirm(token: $token) {
    __typename
    ... on BasicMutationSuccess { code }
    ... on ValidationException { code details { fieldName messages } }
    ... on UnauthorizedException { code messages }
  } }
}`
const LOOK = `query Look($token: String!) {
  accountRemoval(token: $token) {
    __typename
    ... on AccountRemoval { email isYours activeSubscriptions { operator } }
    ... on ValidationException { code details { fieldName messages } }
    ... on UnauthorizedException { code messages }
  }
}`
const OPERATOR = '{ me { id email diet { id accessTo } activeSubscriptions { operator } } }'
const EXPIRED = { __typename: 'UnauthorizedException', code: 401, messages: ['remove-account/link-expired'] }
const SUCCESS = { __typename: 'BasicMutationSuccess', code: 200 }

async function newPerson() {
  const email = `leaving${++people}@example.com`
  const request = { email, password: 'plum-and-rye', agreementsTermsAndConditions: true }
  const { token } = (await server.client.call(REGISTER, { variables: { request } })).data.register
  return { email, token }
}
const request = async (token: string) =>
  (await server.client.call(REQUEST, { token, headers: { 'x-locale': 'pl_PL' } })).data.removeAccount.request
const confirm = async (token: string) =>
  (await server.client.call(CONFIRM, { variables: { token } })).data.removeAccount.confirm
const look = async (link: string, token: string | null = null) =>
  (await server.client.call(LOOK, { variables: { token: link }, token })).data.accountRemoval
const mailsTo = async (address: string, kind: string) =>
  server.services.db
    .selectFrom('mails')
    .selectAll()
    .where('address', '=', address)
    .where('kind', '=', kind)
    .orderBy('created_at')
    .execute()
type StoredMail = Parameters<typeof linkPathOf>[1]
const linkIn = (mail: StoredMail): string => linkPathOf(server, mail)?.split('/').at(-1) ?? ''
/** The secret of the newest mailed removal link. */
const mailedToken = async (address: string): Promise<string> => {
  const mail = (await mailsTo(address, 'remove-account')).at(-1)
  return mail === undefined ? '' : linkIn(mail)
}

describe('asking for the removal of an account', () => {
  it('mails a link in the language of the request', async () => {
    const { email, token } = await newPerson()
    expect(await request(token)).toEqual(SUCCESS)
    const [mail] = await mailsTo(email, 'remove-account')
    expect(mail).toMatchObject({ language: 'pl', content: { kind: 'remove-account' } })
    expect(mail?.cause).not.toContain(await mailedToken(email))
  })

  it('requires a session', async () => {
    expect((await server.client.call(REQUEST)).status).toBe(401)
  })

  it('mails at most three times an hour, and the newest link works', async () => {
    const { email, token } = await newPerson()
    const answers = await Promise.all(Array.from({ length: 20 }, () => request(token)))
    expect(answers).toEqual(Array.from({ length: 20 }, () => SUCCESS))
    const mails = await mailsTo(email, 'remove-account')
    expect(mails).toHaveLength(3)
    const confirmed = []
    for (const mail of mails) confirmed.push(await confirm(linkIn(mail)))
    expect(confirmed.filter(({ code }) => code === 200)).toHaveLength(1)
  })
})

describe('confirming the removal', () => {
  it('deletes the account and all its data, except the mail that confirms it', async () => {
    const { email, token, marks, id } = await rowsEverywhere(server, 'confirmed')
    expect(await confirm(await mailedToken(email))).toEqual(SUCCESS)
    expect((await server.client.call('{ me { id } }', { token })).status).toBe(401)
    const login = await server.client.call(LOGIN, { variables: { email, password: 'plum-and-rye' } })
    expect(login.data.login.__typename).toBe('UnauthorizedException')
    expect(await findMarks(server.services.db, marks)).toEqual(['mails.address'])
    expect(await findMarks(server.services.db, [id])).toEqual([])
    expect(await mailsTo(email, 'account-removed')).toMatchObject([
      { user_id: null, content: { kind: 'account-removed' } },
    ])
  })

  it('removes the account once when twenty calls confirm at once', async () => {
    const { email, token } = await newPerson()
    await request(token)
    const link = await mailedToken(email)
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(link)))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(answers.filter((answer) => answer.__typename === 'UnauthorizedException')).toHaveLength(19)
    // Written in the language of the request, whatever language the browser of the link uses.
    expect(await mailsTo(email, 'account-removed')).toMatchObject([{ language: 'pl' }])
  })

  it('is refused for a used, expired, replaced or invented link', async () => {
    const { email, token } = await newPerson()
    await request(token)
    const replaced = await mailedToken(email)
    server.clock.moveTo(new Date(server.clock.now() + 1_000).toISOString())
    await request(token)
    expect(await confirm(replaced)).toEqual(EXPIRED)
    const link = await mailedToken(email)
    server.clock.moveDays(1)
    expect(await confirm(link)).toEqual(EXPIRED)
    expect(await confirm('x'.repeat(43))).toEqual(EXPIRED)
    expect(await confirm('x'.repeat(5_000))).toEqual(EXPIRED)
    expect((await server.client.call('{ me { id } }', { token })).status).toBe(200)
    await request(token)
    const good = await mailedToken(email)
    expect([await confirm(good), await confirm(good)]).toEqual([SUCCESS, EXPIRED])
  })

  it('names the field when the token is empty', async () => {
    const details = [{ fieldName: 'token', messages: ['validation/required'] }]
    expect(await confirm(' ')).toEqual({ __typename: 'ValidationException', code: 400, details })
  })

  it('lets the address register again as a new account', async () => {
    const { email, token } = await newPerson()
    const { id } = (await server.client.call('{ me { id } }', { token })).data.me
    await request(token)
    await confirm(await mailedToken(email))
    const again = { email, password: 'plum-and-rye', agreementsTermsAndConditions: true }
    const registered = (await server.client.call(REGISTER, { variables: { request: again } })).data.register
    const me = (await server.client.call('{ me { id name } }', { token: registered.token })).data.me
    expect(me).toEqual({ id: expect.not.stringMatching(id), name: null })
  })
})

describe('a removal link', () => {
  it('shows the masked address of the account, and to its owner that it is theirs', async () => {
    const { email, token } = await newPerson()
    const other = await newPerson()
    await request(token)
    const link = await mailedToken(email)
    const found = { __typename: 'AccountRemoval', email: 'l***@example.com', activeSubscriptions: [] }
    expect(await look(link)).toEqual({ ...found, isYours: false })
    expect(await look(link, other.token)).toEqual({ ...found, isYours: false })
    expect(await look(link, 'nobody-has-it')).toEqual({ ...found, isYours: false })
    expect(await look(link, token)).toEqual({ ...found, isYours: true })
    expect(await confirm(link)).toEqual(SUCCESS)
  })

  it('shows nothing once it no longer works', async () => {
    const { email, token } = await newPerson()
    await request(token)
    const link = await mailedToken(email)
    server.clock.moveDays(1)
    expect(await look(link, token)).toEqual(EXPIRED)
    await request(token)
    expect(await look(link, token)).toEqual(EXPIRED)
    const used = await mailedToken(email)
    await server.services.db.updateTable('one_time_tokens').set({ used_at: new Date() }).execute()
    expect(await look(used, token)).toEqual(EXPIRED)
    expect(await look('x'.repeat(43))).toEqual(EXPIRED)
    const details = [{ fieldName: 'token', messages: ['validation/required'] }]
    expect(await look(' ')).toEqual({ __typename: 'ValidationException', code: 400, details })
  })

  it('can be opened and confirmed sixty times an hour from one network, and then looks like an expired one', async () => {
    const { email, token } = await newPerson()
    await request(token)
    const link = await mailedToken(email)
    for (let tried = 0; tried < 30; tried += 1) {
      await confirm('x'.repeat(43))
      await look('x'.repeat(43))
    }
    expect([await look(link, token), await confirm(link)]).toEqual([EXPIRED, EXPIRED])
  })
})

describe('a removal', () => {
  it('lists the subscriptions that still renew, with their payment operators', async () => {
    const { token } = await newPerson()
    const { id } = (await server.client.call('{ me { id } }', { token })).data.me
    const kinds = [
      { operator: 'AppStore', renews_on: '2099-01-02', ended_at: null },
      { operator: 'GooglePlay', renews_on: '2099-01-01', ended_at: null },
      { operator: 'Stripe', renews_on: '2099-01-01', ended_at: new Date(server.clock.now()) },
      { operator: 'Stripe', renews_on: '2020-01-01', ended_at: null },
    ] as const
    for (const kind of kinds) await subscribe(id, kind)
    const { me } = (await server.client.call(OPERATOR, { token })).data
    expect(me.activeSubscriptions).toEqual([
      { operator: 'Stripe' },
      { operator: 'GooglePlay' },
      { operator: 'AppStore' },
    ])
    const detailed =
      '{ me { activeSubscriptions { givesAccessToDiet givesAccessToVideoWorkouts renewalDate operator } } }'
    const [late, first] = (await server.client.call(detailed, { token })).data.me.activeSubscriptions
    // Payment operators collect late: the subscription renews until it is cancelled.
    expect(late).toMatchObject({ operator: 'Stripe', renewalDate: '2020-01-01' })
    expect(first).toEqual({
      givesAccessToDiet: true,
      givesAccessToVideoWorkouts: false,
      renewalDate: '2099-01-01',
      operator: 'GooglePlay',
    })
  })
})

const subscribe = (
  userId: string,
  kind: {
    readonly operator: 'AppStore' | 'GooglePlay' | 'Stripe'
    readonly renews_on: string
    readonly ended_at: Date | null
  },
) =>
  server.services.db
    .insertInto('subscriptions')
    .values({
      ...kind,
      renews_on: requireCalendarDay(kind.renews_on),
      user_id: userId,
      gives_diet: true,
      gives_video_workout: false,
      created_at: new Date(server.clock.now()),
    })
    .execute()
