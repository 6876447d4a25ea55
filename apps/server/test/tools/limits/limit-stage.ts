import type { Try } from '../../../src/platform/throttle/consume-rate-limit.ts'
import { makeOneTimeToken, type Purpose } from '../../../src/modules/accounts/index.ts'
import type { GatewayAnswer } from '../gateway-client.ts'
import { PASSWORD } from '../account-calls.ts'
import { REGISTER } from '../documents.ts'
import { mailsTo } from '../mailbox.ts'
import type { SocialServer } from '../social-server.ts'
import type { toldEvents } from '../told-events.ts'
import { spendTries } from './spend-tries.ts'

/** The sender that the limit has counted, or one it has not counted yet. */
export type Who = 'counted' | 'another'

/** One way to use up a limit. Calls return `done` or the refusal. */
export interface Turnstile {
  /** A valid call, which only the limit can refuse. */
  readonly right: (who: Who) => Promise<string>
  /** An invalid call that the limit counts; left out when only valid calls count. */
  readonly wrong?: () => Promise<string>
}

export interface LimitRow {
  /** The limit's name in the code. */
  readonly limit: string
  /** The call that is counted. */
  readonly call: string
  readonly tries: number
  readonly withinMinutes: number
  /** The refusal. If invalid calls count too, they get the same one, so that the limit is not revealed. */
  readonly refusal: string
  /** Tries that {@link LimitStage.spend} has already used up, because calls for all of them would take minutes. */
  readonly spent?: number
  /** It counts all callers together, so other senders are refused too. */
  readonly refusesAll?: boolean
  readonly turnstile: (stage: LimitStage) => Promise<Turnstile>
}

export interface Person {
  readonly email: string
  readonly userId: string
  readonly token: string
  /** The network they registered from. */
  readonly network: string
}

/** The fields of a form's answer that show a refusal. */
export const FORM_FIELDS = '__typename ... on ValidationException { messages details { messages } }'
export const DOOR_FIELDS = '__typename ... on UnauthorizedException { messages }'

/** Makes users and networks that no limit has counted before. */
export class LimitStage {
  readonly server: SocialServer
  readonly #told: ReturnType<typeof toldEvents>
  #made = 0

  constructor(server: SocialServer, told: ReturnType<typeof toldEvents>) {
    this.server = server
    this.#told = told
  }

  /** A new number for each call. */
  next(): number {
    this.#made += 1
    return this.#made
  }

  /** A new network, in a range of its own. */
  network(): string {
    const index = this.next()
    return `10.${index >> 8}.${index & 255}.1`
  }

  /** Makes new addresses of one range, each in another network of it. */
  range(subnetOf: (index: number) => string): () => string {
    const range = this.next().toString(16)
    let made = 0
    return () => {
      made += 1
      return `2001:db8:${range}:${subnetOf(made)}::1`
    }
  }

  /** Uses up many tries at once. */
  spend(one: Try, tries: number): Promise<void> {
    return spendTries(this.server.services, one, tries)
  }

  /** 43 characters, as all secrets of the server have, but unknown to it. */
  secret(): string {
    return String(this.next()).padStart(43, 'x')
  }

  /** Returns the answer of a mutation's field; fails when the call failed. */
  async call(mutation: string, options: { readonly from: string; readonly token?: string; readonly cookie?: string }) {
    const { cookie, ...rest } = options
    const headers = cookie === undefined ? {} : { cookie }
    const answer = await this.server.client.call(`mutation { ${mutation} }`, { ...rest, headers })
    if (answer.errors.length > 0) throw new Error(`${answer.status}: ${JSON.stringify(answer.errors)}`)
    return answer.data
  }

  async newPerson(): Promise<Person> {
    const email = `limits-${this.next()}@example.com`
    const request = { email, password: PASSWORD, agreementsTermsAndConditions: true }
    const { client } = this.server
    const network = this.network()
    const { token } = (await client.call(REGISTER, { variables: { request }, from: network })).data.register
    return { email, token, network, userId: (await client.call('{ me { id } }', { token })).data.me.id }
  }

  /** Makes users and replaces each one before their own limit refuses them. */
  peopleFor(triesOfOne: number): () => Promise<Person> {
    let left = 0
    let person: Person | null = null
    return async () => {
      if (person === null || left === 0) [person, left] = [await this.newPerson(), triesOfOne]
      left -= 1
      return person
    }
  }

  /** Makes the login recent again, because it gets old while a limit comes back. */
  async proveOwner({ userId }: Person): Promise<void> {
    const { db, clock } = this.server.services
    const proved_at = new Date(clock.now())
    await db.updateTable('auth_tokens').set({ proved_at }).where('user_id', '=', userId).execute()
  }

  async linkOf({ userId }: Person, purpose: Purpose): Promise<string> {
    const { services } = this.server
    return services.db.transaction().execute((trx) => makeOneTimeToken(trx, services, { userId, purpose }))
  }

  /** `done` when a mail was queued during the call or, for calls that mail later, after its answer. */
  async mailed(email: string, ask: () => Promise<unknown>): Promise<string> {
    const before = (await mailsTo(this.server, email)).length
    let answer: unknown
    // Each of these calls has been logged when all work is done.
    await this.#told.toldBy(async () => {
      answer = await ask()
    })
    return (await mailsTo(this.server, email)).length > before ? 'done' : JSON.stringify(answer)
  }
}

const DONE: ReadonlySet<string> = new Set(['BasicMutationSuccess', 'EmailChanged', 'Token'])

/** `done`, or the text of a refusal. */
export function toldIn(answer: GatewayAnswer['data']): string {
  if (DONE.has(answer.__typename)) return 'done'
  const details: readonly { readonly messages: readonly string[] }[] = answer.details ?? []
  return [...(answer.messages ?? []), ...details.flatMap(({ messages }) => messages)].join(' ')
}
