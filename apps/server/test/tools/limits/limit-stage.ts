import { consumeRateLimit, type Try } from '../../../src/platform/throttle/consume-rate-limit.ts'
import { makeOneTimeToken, type Purpose } from '../../../src/modules/accounts/index.ts'
import type { GatewayAnswer } from '../gateway-client.ts'
import { PASSWORD } from '../account-calls.ts'
import { REGISTER } from '../documents.ts'
import { mailsTo } from '../mailbox.ts'
import type { SocialServer } from '../social-server.ts'
import type { toldEvents } from '../told-events.ts'

/** From whom a limit counts, or from somebody it has not counted yet. */
export type Who = 'counted' | 'another'

/** One way to use a limit up. Calls answer `done`, or what they were refused with. */
export interface Turnstile {
  /** A call that is right in everything, so that nothing but the limit refuses it. */
  readonly right: (who: Who) => Promise<string>
  /** One that is not, and is counted all the same; left out where only right ones are counted. */
  readonly wrong?: () => Promise<string>
}

export interface LimitRow {
  /** As in the code. */
  readonly limit: string
  /** The call that is counted. */
  readonly call: string
  readonly tries: number
  readonly withinMinutes: number
  /** Where wrong ones are counted, what they are told, too: that it was too often is said to nobody. */
  readonly refusal: string
  /** Tries that the turnstile has used up by {@link LimitStage.spend} already, where calls for all of them would take minutes. */
  readonly spent?: number
  /** It counts everybody together, so that nobody else is let in either. */
  readonly sparesNobody?: boolean
  readonly turnstile: (stage: LimitStage) => Promise<Turnstile>
}

export interface Person {
  readonly email: string
  readonly userId: string
  readonly token: string
  /** Where they registered. */
  readonly network: string
}

/** What a form is told, and what somebody who is not let in is. */
export const FORM_FIELDS = '__typename ... on ValidationException { messages details { messages } }'
export const DOOR_FIELDS = '__typename ... on UnauthorizedException { messages }'

/** What tries to get past limits have in common: people and networks that nobody has counted before. */
export class LimitStage {
  readonly server: SocialServer
  readonly #told: ReturnType<typeof toldEvents>
  #made = 0

  constructor(server: SocialServer, told: ReturnType<typeof toldEvents>) {
    this.server = server
    this.#told = told
  }

  /** A number of its own for each call. */
  next(): number {
    this.#made += 1
    return this.#made
  }

  /** Each in a range of its own. */
  network(): string {
    const index = this.next()
    return `10.${index >> 8}.${index & 255}.1`
  }

  /** Addresses of one range that nobody has counted before, each in another network, by the part of it that names the network. */
  range(subnetOf: (index: number) => string): () => string {
    const range = this.next().toString(16)
    let made = 0
    return () => {
      made += 1
      return `2001:db8:${range}:${subnetOf(made)}::1`
    }
  }

  /** Uses up many tries at once. */
  async spend({ limit, subject }: Try, tries: number): Promise<void> {
    const { services } = this.server
    const many = { ...limit, tries: 1, withinSeconds: (limit.withinSeconds * tries) / limit.tries }
    if (!(await consumeRateLimit(services.db, services, { limit: many, subject })))
      throw new Error('somebody tried before')
  }

  /** 43 signs, as every secret of ours has, and none of them. */
  secret(): string {
    return String(this.next()).padStart(43, 'x')
  }

  /** Answers what the field of a mutation was answered; fails when the call did. */
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

  /** People who are exchanged before a limit of their own keeps them from trying. */
  peopleFor(triesOfOne: number): () => Promise<Person> {
    let left = 0
    let person: Person | null = null
    return async () => {
      if (person === null || left === 0) [person, left] = [await this.newPerson(), triesOfOne]
      left -= 1
      return person
    }
  }

  /** As if they had just logged in: while a limit comes back their login gets old. */
  async proveOwner({ userId }: Person): Promise<void> {
    const { db, clock } = this.server.services
    const proved_at = new Date(clock.now())
    await db.updateTable('auth_tokens').set({ proved_at }).where('user_id', '=', userId).execute()
  }

  async linkOf({ userId }: Person, purpose: Purpose): Promise<string> {
    const { services } = this.server
    return services.db.transaction().execute((trx) => makeOneTimeToken(trx, services, { userId, purpose }))
  }

  /** `done` when a mail was queued by then or, of calls that mail once they have answered, afterwards. */
  async mailed(email: string, ask: () => Promise<unknown>): Promise<string> {
    const before = (await mailsTo(this.server, email)).length
    let answer: unknown
    // Each of these calls is told of once all is done.
    await this.#told.toldBy(async () => {
      answer = await ask()
    })
    return (await mailsTo(this.server, email)).length > before ? 'done' : JSON.stringify(answer)
  }
}

const DONE: ReadonlySet<string> = new Set(['BasicMutationSuccess', 'EmailChanged', 'Token'])

/** `done`, or the words of a refusal. */
export function toldIn(answer: GatewayAnswer['data']): string {
  if (DONE.has(answer.__typename)) return 'done'
  const details: readonly { readonly messages: readonly string[] }[] = answer.details ?? []
  return [...(answer.messages ?? []), ...details.flatMap(({ messages }) => messages)].join(' ')
}
