import { loginInAllTry, loginTries, REGISTRATION_IN_ALL_TRY } from '../../../src/modules/accounts/index.ts'
import { networkOf } from '../../../src/platform/throttle/network-of.ts'
import { PASSWORD } from '../account-calls.ts'
import { DOOR_FIELDS, FORM_FIELDS, toldIn, type LimitRow, type LimitStage, type Person } from './limit-stage.ts'

const WRONG_LOGIN = 'auth/login/error-message'
const UNPROVED = 'error/message/generic'

const logInFrom =
  (stage: LimitStage) =>
  async (from: string, email: string, password = PASSWORD): Promise<string> =>
    toldIn((await stage.call(`login(email: "${email}", password: "${password}") { ${DOOR_FIELDS} }`, { from })).login)

const proveFrom =
  (stage: LimitStage) =>
  async (from: string, { token }: Person, password = PASSWORD): Promise<string> =>
    toldIn(
      (await stage.call(`me { proveOwner(currentPassword: "${password}") { ${DOOR_FIELDS} } }`, { from, token })).me
        .proveOwner,
    )

const register = async (stage: LimitStage, from: string): Promise<string> => {
  const request = `{ email: "limits-${stage.next()}@example.com", password: "${PASSWORD}", agreementsTermsAndConditions: true }`
  return toldIn((await stage.call(`register(request: ${request}) { ${FORM_FIELDS} }`, { from })).register)
}

/** The answer of a call. The limit of all callers together is answered with 503, because the caller did nothing wrong. */
async function toldOrOverloaded(call: () => Promise<string>): Promise<string> {
  try {
    return await call()
  } catch (error) {
    if (String(error).includes('503: ') && String(error).includes('OVERLOADED')) return 'overloaded'
    throw error
  }
}

const NOBODY = { email: 'nobody@example.com', isFamiliar: false } as const

/** Limits of wider networks, for which logins and registrations come from another network each time. */
const WIDER = [
  { kind: 'site', logins: 200, registrations: 40, subnetOf: (index: number) => `12${byte(index)}` },
  { kind: 'range', logins: 400, registrations: 80, subnetOf: (index: number) => `${byte(index)}00` },
] as const

const byte = (index: number): string => index.toString(16).padStart(2, '0')

const WIDER_LIMITS = WIDER.flatMap(({ kind, logins, registrations, subnetOf }): LimitRow[] => [
  {
    limit: `login-${kind}`,
    call: 'login',
    tries: logins,
    withinMinutes: 15,
    refusal: WRONG_LOGIN,
    spent: logins - 5,
    turnstile: async (stage) => {
      const [counted, person, logIn] = [stage.range(subnetOf), await stage.newPerson(), logInFrom(stage)]
      const own = loginTries(networkOf(counted()), NOBODY).filter(({ limit }) => limit.name === `login-${kind}`)
      for (const one of own) await stage.spend(one, logins - 5)
      return {
        wrong: () => logIn(counted(), `nobody-${stage.next()}@example.com`),
        right: (who) => logIn(who === 'counted' ? counted() : stage.network(), person.email),
      }
    },
  },
  {
    limit: `register-${kind}`,
    call: 'register',
    tries: registrations,
    withinMinutes: 60,
    refusal: 'auth/register/too-many',
    turnstile: async (stage) => {
      const counted = stage.range(subnetOf)
      return { right: (who) => register(stage, who === 'counted' ? counted() : stage.network()) }
    },
  },
])

/** Limits of all callers together. */
const LIMITS_IN_ALL: readonly LimitRow[] = [
  {
    limit: 'logins-in-all',
    call: 'login',
    tries: 10_000,
    withinMinutes: 15,
    refusal: 'overloaded',
    spent: 9_995,
    turnstile: async (stage) => {
      const [person, logIn] = [await stage.newPerson(), logInFrom(stage)]
      await stage.spend(loginInAllTry(stage.network(), NOBODY), 9_995)
      // An owner on a familiar network can still log in.
      const from = (who: string) => (who === 'counted' ? stage.network() : person.network)
      return { right: (who) => toldOrOverloaded(() => logIn(from(who), person.email)) }
    },
  },
  {
    limit: 'registrations-in-all',
    call: 'register',
    tries: 2_000,
    withinMinutes: 60,
    refusal: 'overloaded',
    spent: 1_995,
    refusesAll: true,
    turnstile: async (stage) => {
      await stage.spend(REGISTRATION_IN_ALL_TRY, 1_995)
      return { right: () => toldOrOverloaded(() => register(stage, stage.network())) }
    },
  },
]

/** Limits of calls with passwords. */
export const PASSWORD_LIMITS: readonly LimitRow[] = [
  ...WIDER_LIMITS,
  ...LIMITS_IN_ALL,
  {
    limit: 'login-network',
    call: 'login',
    tries: 100,
    withinMinutes: 15,
    refusal: WRONG_LOGIN,
    turnstile: async (stage) => {
      const [network, person, logIn] = [stage.network(), await stage.newPerson(), logInFrom(stage)]
      return {
        wrong: () => logIn(network, `nobody-${stage.next()}@example.com`),
        right: (who) => logIn(who === 'counted' ? network : stage.network(), person.email),
      }
    },
  },
  {
    limit: 'login-network-account',
    call: 'login',
    tries: 10,
    withinMinutes: 15,
    refusal: WRONG_LOGIN,
    turnstile: async (stage) => {
      const [network, person, logIn] = [stage.network(), await stage.newPerson(), logInFrom(stage)]
      return {
        wrong: () => logIn(network, person.email, 'guess'),
        right: (who) => logIn(who === 'counted' ? network : stage.network(), person.email),
      }
    },
  },
  {
    limit: 'login-account',
    call: 'login',
    tries: 100,
    withinMinutes: 60,
    refusal: WRONG_LOGIN,
    turnstile: async (stage) => {
      const [person, another, logIn] = [await stage.newPerson(), await stage.newPerson(), logInFrom(stage)]
      return {
        wrong: () => logIn(stage.network(), person.email, 'guess'),
        right: (who) => logIn(stage.network(), who === 'counted' ? person.email : another.email),
      }
    },
  },
  {
    limit: 'register',
    call: 'register',
    tries: 20,
    withinMinutes: 60,
    refusal: 'auth/register/too-many',
    turnstile: async (stage) => {
      const network = stage.network()
      return { right: (who) => register(stage, who === 'counted' ? network : stage.network()) }
    },
  },
  {
    limit: 'first-passwords',
    call: 'setInitialPassword',
    tries: 10,
    withinMinutes: 60,
    refusal: 'auth/password/too-many',
    turnstile: async (stage) => {
      const person = await stage.newPerson()
      return {
        right: async (who) => {
          const { token, userId } = who === 'counted' ? person : await stage.newPerson()
          const users = stage.server.services.db.updateTable('users').set({ password_hash: null })
          await users.where('id', '=', userId).execute()
          const field = `setInitialPassword(authToken: "${token}", password: "rye-and-plum") { ${FORM_FIELDS} }`
          return toldIn((await stage.call(field, { from: stage.network() })).setInitialPassword)
        },
      }
    },
  },
  {
    limit: 'current-passwords',
    call: 'proveOwner',
    tries: 10,
    withinMinutes: 60,
    refusal: UNPROVED,
    turnstile: async (stage) => {
      const [person, another, prove] = [await stage.newPerson(), await stage.newPerson(), proveFrom(stage)]
      return {
        wrong: () => prove(stage.network(), person, 'guess'),
        right: (who) => prove(stage.network(), who === 'counted' ? person : another),
      }
    },
  },
  {
    limit: 'current-passwords',
    call: 'changePassword',
    tries: 10,
    withinMinutes: 60,
    refusal: UNPROVED,
    turnstile: async (stage) => {
      const [person, another] = [await stage.newPerson(), await stage.newPerson()]
      let current = PASSWORD
      const change = async ({ token }: Person, from: string, to: string): Promise<string> => {
        const request = `{ currentPassword: "${from}", newPassword: "${to}" }`
        const field = `changePassword(request: ${request}) { ${DOOR_FIELDS} }`
        return toldIn((await stage.call(field, { from: stage.network(), token })).changePassword)
      }
      return {
        wrong: () => change(person, 'guess', 'rye-and-plum'),
        right: async (who) => {
          if (who === 'another') return change(another, PASSWORD, 'rye-and-plum')
          const next = `rye-and-plum-${stage.next()}`
          const told = await change(person, current, next)
          if (told === 'done') current = next
          return told
        },
      }
    },
  },
  {
    limit: 'current-passwords-network',
    call: 'proveOwner',
    tries: 50,
    withinMinutes: 60,
    refusal: UNPROVED,
    turnstile: async (stage) => {
      const [network, person, guessed] = [stage.network(), await stage.newPerson(), stage.peopleFor(9)]
      const prove = proveFrom(stage)
      return {
        wrong: async () => prove(network, await guessed(), 'guess'),
        right: (who) => prove(who === 'counted' ? network : stage.network(), person),
      }
    },
  },
]
