import { afterAll, beforeAll, expect, it } from 'vitest'
import { erasePerson, lockPerson } from '../src/modules/personal-data/index.ts'
import { untilBlocked } from './tools/halted-writes.ts'
import { settingsCalls } from './tools/settings-calls.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

const EMAIL = 'secret.leaver@example.com'
const SAVE = `mutation H($settings: HydrationSettingsInput!) {
  hydrationSettings(settings: $settings) { __typename }
}`
const SETTINGS = { defaultDailyGoal: { value: 2000, unit: 'ml' } }

const lines: string[] = []
let server: TestServer
beforeAll(async () => {
  server = await startTestServer(null, { log: { level: 'trace', write: (line) => void lines.push(line) } })
})
afterAll(() => server.close())

it('answers a call whose account is removed meanwhile as one without a session, and logs nothing about the person', async () => {
  const { db } = server.services
  const { token, id } = await settingsCalls(server).newPerson(EMAIL)
  const save = () => server.client.call(SAVE, { token, variables: { settings: SETTINGS } })
  const call = await db.transaction().execute(async (trx) => {
    const person = await lockPerson(trx, id)
    if (person === null) throw new Error('nobody to erase')
    await erasePerson(trx, server.clock, person)
    // Other transactions still see the session.
    const underWay = save()
    await untilBlocked(db, underWay)
    return { underWay }
  })
  const { status, data, errors } = await call.underWay
  expect([status, data, errors.map(({ extensions }) => extensions.code)]).toEqual([401, null, ['UNAUTHENTICATED']])
  expect(await save()).toMatchObject({ status, data, errors })
  const failure = lines.find((line) => line.includes('a resolver failed')) ?? ''
  expect(Object.keys(JSON.parse(failure).err)).toEqual(['type', 'message', 'stack'])
  expect([EMAIL, id, token].filter((secret) => failure.includes(secret))).toEqual([])
})
