import { requireCalendarDay } from '@dayplate/dates'
import { REGISTER } from './documents.ts'
import type { TestServer } from './test-server.ts'

export const PASSWORD = 'plum-and-rye'

const CHANGE_PASSWORD = `mutation C($request: ChangePasswordInput!) {
  changePassword(request: $request) {
    __typename
    ... on BasicMutationSuccess { code hasCancelledEmailChange }
    ... on UnauthorizedException { code messages }
    ... on ValidationException { details { fieldName messages } }
  }
}`

const HYDRATION_SETTINGS = `mutation H($settings: HydrationSettingsInput!) {
  hydrationSettings(settings: $settings) {
    __typename
    ... on BasicMutationSuccess { code }
    ... on ValidationException { details { fieldName messages } }
  }
}`

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** Calls of the settings page, as browsers make them. */
export function settingsCalls({ client, services }: TestServer) {
  const me = async (token: string, fields: string) => (await client.call(`{ me { ${fields} } }`, { token })).data.me
  return {
    me,
    newPerson: async (email: string): Promise<{ token: string; id: string }> => {
      const request = { email, password: PASSWORD, name: 'Ada', agreementsTermsAndConditions: true }
      const { token } = (await client.call(REGISTER, { variables: { request } })).data.register
      return { token, id: (await me(token, 'id')).id }
    },
    logIn: async (email: string, password = PASSWORD): Promise<string | null> => {
      const query = `mutation L($email: String!, $password: String!) {
        login(email: $email, password: $password) { ... on Token { token } }
      }`
      const headers = { 'user-agent': FIREFOX }
      return (await client.call(query, { variables: { email, password }, headers })).data.login.token ?? null
    },
    changePassword: async (token: string, currentPassword: string, newPassword: string, headers = {}) => {
      const variables = { request: { currentPassword, newPassword } }
      return (await client.call(CHANGE_PASSWORD, { token, variables, headers })).data.changePassword
    },
    /** Gives the health consent, as the switch in the settings does. */
    consent: async (token: string): Promise<void> => {
      await client.call('mutation { me { healthDataConsentGive { code } } }', { token })
    },
    saveHydration: async (token: string, settings: object) =>
      (await client.call(HYDRATION_SETTINGS, { token, variables: { settings } })).data.hydrationSettings,
    isSignedIn: async (token: string): Promise<boolean> =>
      (await client.call('{ me { id } }', { token })).status === 200,
    /** Inserts a subscription that was bought some time ago. */
    subscribe: async (userId: string, { renewsOn = '2026-12-20', ...change }: SubscriptionChange): Promise<void> => {
      const row = { operator: 'Stripe', gives_diet: true, gives_video_workout: false, ended_at: null } as const
      await services.db
        .insertInto('subscriptions')
        .values({
          ...row,
          ...change,
          user_id: userId,
          renews_on: requireCalendarDay(renewsOn),
          created_at: new Date('2026-10-01T12:00:00Z'),
        })
        .execute()
    },
  }
}

interface SubscriptionChange {
  readonly renewsOn?: string
  readonly operator?: 'AppStore' | 'GooglePlay' | 'Stripe'
  readonly gives_diet?: boolean
  readonly gives_video_workout?: boolean
  readonly ended_at?: Date
}
