import { hashAccessCode, insertAccessCode } from '../../src/modules/access/index.ts'
import { ACTIVATE, ANSWERS, DAY, GENERATE, REGISTER } from './documents.ts'
import { dayFromStart } from './movable-clock.ts'
import type { TestServer } from './test-server.ts'

const INTRODUCTION_SEEN = 'mutation { me { introductionSeen { code } } }'

/** The days of access that each code grants. */
const CODES = { LONG: 365, FORTY: 40, TEN: 10 } as const

/** Users who register, use a code and answer the wizard through the gateway. */
export async function subscribersOf({ services, client, clock }: TestServer) {
  const createdAt = new Date(clock.now())
  for (const [code, days] of Object.entries(CODES)) {
    await insertAccessCode(services.db, { codeHash: hashAccessCode(code), days, usesAllowed: 1_000, createdAt })
  }
  let people = 0
  return {
    /** The token of a new user who has seen the introduction, with access unless `null` is given. */
    newPerson: async (
      accessCode: keyof typeof CODES | null = 'LONG',
      { hasSeenIntroduction = true }: { readonly hasSeenIntroduction?: boolean } = {},
    ): Promise<string> => {
      const email = `p${++people}@example.com`
      // Clears the limits, because many users share an address here and the clock goes back.
      await services.db.deleteFrom('throttles').execute()
      const request = { email, password: 'plum-and-rye', agreementsTermsAndConditions: true }
      // A network for each, because one network may register only a few.
      const from = `10.0.${people >> 8}.${people & 255}`
      const { data } = await client.call(REGISTER, { variables: { request }, from })
      const { token } = data.register
      if (accessCode !== null) await client.call(ACTIVATE, { token, variables: { accessCode } })
      if (hasSeenIntroduction) await client.call(INTRODUCTION_SEEN, { token })
      return token
    },
    generate: async (token: string, change: object = {}) =>
      (await client.call(GENERATE, { token, variables: { request: { ...ANSWERS, ...change } } })).data.me.dietGenerate,
    dayOf: async (token: string, days: number) =>
      (await client.call(DAY, { token, variables: { date: dayFromStart(days) } })).data.dailyDietPlan,
  }
}

export type Subscribers = Awaited<ReturnType<typeof subscribersOf>>
