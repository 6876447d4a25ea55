import { SOCIAL_PROVIDERS } from '@dayplate/rules/social'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accountCallsOf, type AccountCalls } from './tools/account-calls.ts'
import { startSocialServer, type SocialServer } from './tools/social-server.ts'
import { settingsOf } from './tools/social-visitor.ts'

let server: SocialServer
let calls: AccountCalls
beforeAll(async () => {
  server = await startSocialServer()
  calls = accountCallsOf(server)
})
afterAll(() => server.close())
// Every rate limit is free again after a day.
beforeEach(() => server.clock.moveDays(1))

const EXPIRED = { __typename: 'OauthException', code: 410, messages: ['auth/social/expired'] }
const DONE = { __typename: 'BasicMutationSuccess', code: 200 }
const URLS = '{ getAuthorizationUrls(returnUrl: "/settings") { googleUrl appleUrl facebookUrl } }'

let people = 0
async function newPerson() {
  people += 1
  const email = `link-way${people}@example.com`
  const token = await calls.register(email)
  return { token, own: { subject: email, email, verified: true } }
}

describe.each(SOCIAL_PROVIDERS)('a flow that links %s', (provider) => {
  it('links it to the account that started the flow, not to another one logged in by then', async () => {
    const [beginner, other] = [await newPerson(), await newPerson()]
    const visitor = server.newVisitor()
    const handoff = await visitor.handoffOf(provider, settingsOf(beginner.token), beginner.own)
    expect(await visitor.link(provider, handoff, other.token)).toEqual(EXPIRED)
    // The refused attempt did not use up the hand-off.
    expect(await visitor.link(provider, handoff, beginner.token)).toEqual(DONE)
  })

  it('does not start without a ticket, or with a wrong or expired one', async () => {
    const visitor = server.newVisitor()
    const nowhere = `/settings/via-${provider}`
    const start = `/social/start/${provider}?flow=link`
    for (const ticket of ['', '&ticket=', `&ticket=${'x'.repeat(43)}`]) {
      expect((await visitor.go('GET', start + ticket)).location).toBe(nowhere)
    }
    const { token } = await newPerson()
    const begun = await visitor.startOf(provider, settingsOf(token))
    expect((await visitor.go('GET', begun)).location).toMatch(/^http/)
    server.clock.moveTo(new Date(server.clock.now() + 60 * 60_000).toISOString())
    expect((await visitor.go('GET', begun)).location).toBe(nowhere)
  })

  it.each(['link', 'login', 'register', 'activate'])(
    'of the flow %s cannot be started by another site',
    async (flow) => {
      const visitor = server.newVisitor()
      const { token } = await newPerson()
      const screen = flow === 'link' ? settingsOf(token) : { returnUrl: `/auth/${flow}` }
      const start = await visitor.startOf(provider, screen)
      const nowhere = flow === 'link' ? `/settings/via-${provider}` : `/auth/${flow}/via-${provider}`
      const goFrom = (site: string) => visitor.go('GET', start, null, { 'sec-fetch-site': site })
      expect(await goFrom('cross-site')).toMatchObject({ status: 303, location: nowhere })
      expect((await goFrom('same-origin')).location).toMatch(/^http/)
      expect((await goFrom('none')).location).toMatch(/^http/)
    },
  )
})

it('gives addresses that link a provider only to logged-in users', async () => {
  const none = { googleUrl: null, appleUrl: null, facebookUrl: null }
  expect((await server.client.call(URLS)).data.getAuthorizationUrls).toEqual(none)
  expect((await server.client.call(URLS, { token: 'x'.repeat(43) })).data.getAuthorizationUrls).toEqual(none)
})

it('makes a limited number of tickets, stores them as hashes, and deletes them', async () => {
  const { token } = await newPerson()
  const asked = await Promise.all(Array.from({ length: 80 }, () => server.client.call(URLS, { token })))
  const urls = asked.map(({ data }) => data.getAuthorizationUrls.googleUrl).filter((url) => url !== null)
  expect(urls).toHaveLength(60)
  const kept = () => server.services.db.selectFrom('social_tickets').select('ticket_hash').execute()
  const hashes = (await kept()).map(({ ticket_hash }) => ticket_hash.toString('base64url'))
  expect(hashes).not.toContain(new URL(urls[0]).searchParams.get('ticket'))
  server.clock.moveDays(1)
  await server.newVisitor().go('GET', '/social/start/google?flow=login')
  expect(await kept()).toEqual([])
})
