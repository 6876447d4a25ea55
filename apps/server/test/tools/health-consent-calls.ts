import { expect } from 'vitest'
import { EXCLUSIONS_PREVIEW, EXCLUSIONS_SAVE } from './exclusion-documents.ts'
import { favouriteCallsOf } from './favourite-calls.ts'
import type { TestServer } from './test-server.ts'

const CONSENT = '{ me { healthDataConsent { isGiven withdrawnAt isDataKept } } }'
const GIVE = 'mutation { me { healthDataConsentGive { code } } }'

export const WITHDRAW = `mutation W($erasesData: Boolean!) {
  me { healthDataConsentWithdraw(erasesData: $erasesData) { code } }
}`

export const MILK = { allergens: ['milk'], foodIds: [] }

export const CONSENT_REQUIRED = [{ fieldName: 'healthDataConsent', messages: ['validation/consent-required'] }]

export type HealthConsentCalls = Awaited<ReturnType<typeof healthConsentCallsOf>>

/** Users with a plan who give and withdraw the health consent. */
export async function healthConsentCallsOf(server: TestServer) {
  const calls = await favouriteCallsOf(server)
  const { call } = calls
  return {
    ...calls,
    consentOf: async (token: string) => (await call(token, CONSENT)).me.healthDataConsent,
    give: async (token: string) => (await call(token, GIVE)).me.healthDataConsentGive,
    withdraw: async (token: string, erasesData = false) =>
      (await call(token, WITHDRAW, { erasesData })).me.healthDataConsentWithdraw,
    idOf: async (token: string): Promise<string> => (await call(token, '{ me { id } }')).me.id,
    async saveExclusions(token: string, exclusions: object): Promise<void> {
      const { exclusionsPreview } = await call(token, EXCLUSIONS_PREVIEW, { exclusions })
      const variables = { exclusions, token: exclusionsPreview.token, healthDataConsent: true }
      const { me } = await call(token, EXCLUSIONS_SAVE, variables)
      expect(me.exclusionsSave.__typename).toBe('BasicMutationSuccess')
    },
    daysStored: async (userId: string): Promise<number> =>
      (await server.services.db.selectFrom('plan_days').select('date').where('user_id', '=', userId).execute()).length,
  }
}
