import { contents } from '@dayplate/catalogue'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { NO_OPERATOR, pagesOf } from '../src/modules/content/pages/index.ts'
import { REGISTER } from './tools/documents.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const register = async (email: string): Promise<string> => {
  const request = { email, password: 'plum-and-rye', agreementsTermsAndConditions: true }
  return (await server.client.call(REGISTER, { variables: { request } })).data.register.token
}

const CHANGED = '{ me { changedDocuments { identifier changedOn } } }'
const changedFor = async (token: string) => (await server.client.call(CHANGED, { token })).data.me.changedDocuments
const SEEN = 'mutation Seen($changedOn: Date!) { me { documentsSeen(changedOn: $changedOn) { code } } }'
const sawAllUpTo = async (token: string, changedOn: string) =>
  (await server.client.call(SEEN, { token, variables: { changedOn } })).data.me.documentsSeen.code

/** Changes a document, as a release or an operator does. */
function change(identifier: string, changedOn: string): void {
  const changed = (language: 'en' | 'pl') =>
    contents[language].map((content) => ({ ...content, ...days.get(content.identifier) }))
  days.set(identifier, { changedOn })
  Object.assign(server.services, { pages: pagesOf(NO_OPERATOR, { en: changed('en'), pl: changed('pl') }) })
}
const days = new Map<string, { changedOn: string }>()

const TERMS = 'terms-of-service-web'

it('reports nothing to a user who has just accepted the terms', async () => {
  const token = await register('new@example.com')
  expect(await changedFor(token)).toEqual([])
})

it('reports a change of the terms once, on all devices, and again after the next change', async () => {
  const token = await register('told@example.com')
  change(TERMS, '2099-01-15')
  const other = (
    await server.client.call(
      'mutation { login(email: "told@example.com", password: "plum-and-rye") { ... on Token { token } } }',
    )
  ).data.login.token
  expect(await changedFor(token)).toEqual([{ identifier: TERMS, changedOn: '2099-01-15' }])
  expect(await sawAllUpTo(token, '2099-01-15')).toBe(200)
  expect([await changedFor(token), await changedFor(other)]).toEqual([[], []])
  change(TERMS, '2099-02-01')
  expect(await changedFor(other)).toEqual([{ identifier: TERMS, changedOn: '2099-02-01' }])
})

it('still reports a change that came after the message was shown', async () => {
  const token = await register('slow@example.com')
  change(TERMS, '2099-03-01')
  change('privacy-policy', '2099-03-02')
  await sawAllUpTo(token, '2099-03-01')
  expect(await changedFor(token)).toEqual([{ identifier: 'privacy-policy', changedOn: '2099-03-02' }])
})

it('stores for each user separately what they were told', async () => {
  const [one, other] = [await register('one@example.com'), await register('other@example.com')]
  change(TERMS, '2099-04-01')
  await sawAllUpTo(one, '2099-04-01')
  expect([await changedFor(one), (await changedFor(other)).length]).toEqual([[], 1])
})

it('requires a session', async () => {
  expect((await server.client.call(CHANGED)).status).toBe(401)
  expect((await server.client.call(SEEN, { variables: { changedOn: '2099-01-15' } })).status).toBe(401)
})
