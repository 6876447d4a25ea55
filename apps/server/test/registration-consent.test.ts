import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { REGISTER } from './tools/documents.ts'
import { CONSENT_REQUIRED, healthConsentCallsOf, type HealthConsentCalls } from './tools/health-consent-calls.ts'
import { subscribersOf, type Subscribers } from './tools/subscribers.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
let people: Subscribers
let consents: HealthConsentCalls
beforeAll(async () => {
  server = await startTestServer()
  people = await subscribersOf(server)
  consents = await healthConsentCallsOf(server)
})
afterAll(() => server.close())

async function register(name: string, agreementsPersonalDataProcessing: boolean): Promise<string> {
  const request = {
    email: `${name}@example.com`,
    password: 'plum-and-rye',
    accessCode: 'LONG',
    agreementsTermsAndConditions: true,
    agreementsPersonalDataProcessing,
  }
  return (await server.client.call(REGISTER, { variables: { request } })).data.register.token
}

const consentsOf = async (name: string) => {
  const rows = await server.services.db
    .selectFrom('consents')
    .innerJoin('users', 'users.id', 'consents.user_id')
    .select('kind')
    .where('email', '=', `${name}@example.com`)
    .orderBy('kind')
    .execute()
  return rows.map(({ kind }) => kind)
}

describe('the agreement to the use of personal data, ticked beside an access code', () => {
  it('is the consent that a plan needs: the wizard plans without asking again', async () => {
    const token = await register('ticked', true)
    expect(await consents.consentOf(token)).toMatchObject({ isGiven: true, withdrawnAt: null })
    expect(await people.generate(token, { healthDataConsent: false })).toMatchObject({ code: 200 })
    expect(await consentsOf('ticked')).toEqual(['health_confirmation', 'health_data', 'personal_data', 'terms'])
  })

  it('is no consent when it is not ticked: the wizard has to ask', async () => {
    const token = await register('unticked', false)
    expect(await consents.consentOf(token)).toMatchObject({ isGiven: false })
    expect(await people.generate(token, { healthDataConsent: false })).toMatchObject({ details: CONSENT_REQUIRED })
    expect(await consentsOf('unticked')).toEqual(['terms'])
    expect(await people.generate(token)).toMatchObject({ code: 200 })
  })

  it('no longer counts once it was withdrawn', async () => {
    const token = await register('withdrawn', true)
    await consents.withdraw(token, false)
    expect(await people.generate(token, { healthDataConsent: false })).toMatchObject({ details: CONSENT_REQUIRED })
  })
})
