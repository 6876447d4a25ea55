import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { OverloadedError } from '../src/platform/graphql/errors.ts'
import { ANSWERS, GENERATE } from './tools/documents.ts'
import { EXCLUSIONS_PREVIEW, EXCLUSIONS_SAVE } from './tools/exclusion-documents.ts'
import { subscribersOf, type Subscribers } from './tools/subscribers.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
let people: Subscribers
beforeAll(async () => {
  server = await startTestServer()
  people = await subscribersOf(server)
})
afterAll(() => server.close())
afterEach(() => vi.restoreAllMocks())

const MILK = { allergens: ['milk'], foodIds: [] }
const spyPlanner = () => vi.spyOn(server.services.planner, 'plan')
const settingsRows = () => server.services.db.selectFrom('diet_settings').select('id').execute()

describe('when planning is overloaded', () => {
  it.each([
    ['generating', GENERATE, { request: { ...ANSWERS, dietId: 4 } }],
    ['a preview', EXCLUSIONS_PREVIEW, { exclusions: MILK }],
    ['a change of exclusions', EXCLUSIONS_SAVE, { exclusions: MILK, token: 'x', healthDataConsent: true }],
  ])('%s is refused with 503 and a time to retry, and stores nothing', async (_, document, variables) => {
    const token = await people.newPerson()
    await people.generate(token)
    const before = await settingsRows()
    spyPlanner().mockImplementation(() => Promise.reject(new OverloadedError()))
    const { status, headers, data, errors } = await server.client.call(document, { token, variables })
    expect([status, headers['retry-after'], data, errors.map((error) => error.extensions.code)]).toEqual([
      503,
      '3',
      null,
      ['OVERLOADED'],
    ])
    expect(await settingsRows()).toEqual(before)
    vi.restoreAllMocks()
    expect((await server.client.call(document, { token, variables })).status).toBe(200)
  })

  it('days are planned once, before the lock is taken', async () => {
    const token = await people.newPerson()
    const planned = spyPlanner()
    await people.generate(token)
    expect(planned).toHaveBeenCalledTimes(1)
    planned.mockClear()
    const exclusions = MILK
    const { data } = await server.client.call(EXCLUSIONS_PREVIEW, { token, variables: { exclusions } })
    const variables = { exclusions, token: data.exclusionsPreview.token, healthDataConsent: true }
    await server.client.call(EXCLUSIONS_SAVE, { token, variables })
    expect(planned).toHaveBeenCalledTimes(2)
  })
})
