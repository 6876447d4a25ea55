import type { ProviderName } from '@dayplate/rules/social'
import type { ExpressionBuilder, Kysely } from 'kysely'
import { instantOf, type Clock } from '../../platform/clock/clock.ts'
import type { DB } from '../../platform/db/tables.gen.ts'
import type { Flow, FlowRequest } from './flow-request.ts'
import { hashSecret } from './flow-secrets.ts'
import type { ProviderPerson } from './providers/index.ts'

const MINUTE_MS = 60_000
/** How long a user may take at the provider. */
const FLOW_LIFETIME_MS = 10 * MINUTE_MS
/** How long the browser may take to use the hand-off: enough to tick a box on a slow phone. */
const HANDOFF_LIFETIME_MS = 5 * MINUTE_MS

/** The browser and provider that a flow belongs to. */
interface SocialFlow {
  readonly browserSecret: string
  readonly provider: ProviderName
}

export async function insertFlow(
  db: Kysely<DB>,
  clock: Clock,
  {
    browserSecret,
    provider,
    state,
    request,
    userId,
  }: SocialFlow & { readonly state: string; readonly request: FlowRequest; readonly userId: string | null },
): Promise<void> {
  await db
    .insertInto('social_flows')
    .values({
      state_hash: hashSecret(state),
      browser_hash: hashSecret(browserSecret),
      provider,
      flow: request.flow,
      word: request.intent,
      wanted_page: request.wantedPage,
      user_id: userId,
      expires_at: instantOf(clock, FLOW_LIFETIME_MS),
    })
    .execute()
}

/** Stores the name that a provider posted, with the flow of this state. */
export async function keepName(
  db: Kysely<DB>,
  { provider, state, name }: { readonly provider: ProviderName; readonly state: string; readonly name: string },
): Promise<void> {
  await db
    .updateTable('social_flows')
    .set({ name })
    .where('state_hash', '=', hashSecret(state))
    .where('provider', '=', provider)
    .execute()
}

/**
 * Ends a flow in one statement, so that of several calls at once only one gets it. Null for another browser or provider, and
 * after its time.
 */
export async function takeFlow(
  db: Kysely<DB>,
  clock: Clock,
  { browserSecret, provider, state }: SocialFlow & { readonly state: string },
): Promise<{ readonly request: FlowRequest; readonly name: string | null; readonly userId: string | null } | null> {
  const row = await db
    .deleteFrom('social_flows')
    .where('state_hash', '=', hashSecret(state))
    .where('browser_hash', '=', hashSecret(browserSecret))
    .where('provider', '=', provider)
    .where('expires_at', '>', instantOf(clock))
    .returning(['flow', 'word', 'wanted_page', 'name', 'user_id'])
    .executeTakeFirst()
  if (row === undefined) return null
  return {
    request: { flow: row.flow, intent: row.word, wantedPage: row.wanted_page },
    name: row.name,
    userId: row.user_id,
  }
}

export async function insertHandoff(
  db: Kysely<DB>,
  clock: Clock,
  handoff: SocialFlow & {
    readonly token: string
    readonly flow: Flow
    readonly person: ProviderPerson
    readonly userId: string | null
  },
): Promise<void> {
  const { person } = handoff
  await db
    .insertInto('social_handoffs')
    .values({
      token_hash: hashSecret(handoff.token),
      browser_hash: hashSecret(handoff.browserSecret),
      provider: handoff.provider,
      flow: handoff.flow,
      user_id: handoff.userId,
      subject: person.subject,
      email: person.email,
      is_email_verified: person.isEmailVerified,
      name: person.name,
      expires_at: instantOf(clock, HANDOFF_LIFETIME_MS),
    })
    .execute()
}

/** A hand-off with the browser, provider, flows and account that may use it. */
export type BroughtHandoff = SocialFlow & {
  readonly token: string
  readonly flows: readonly Flow[]
  readonly userId: string | null
}

/** A condition that only matches a hand-off of this browser, provider, flow and account that has not expired. */
const isBrought =
  (clock: Clock, { browserSecret, provider, token, flows, userId }: BroughtHandoff) =>
  (eb: ExpressionBuilder<DB, 'social_handoffs'>) =>
    eb.and([
      eb('token_hash', '=', hashSecret(token)),
      eb('browser_hash', '=', hashSecret(browserSecret)),
      eb('provider', '=', provider),
      eb('flow', 'in', flows),
      eb('user_id', 'is not distinct from', userId),
      eb('expires_at', '>', instantOf(clock)),
    ])

/** Uses up a hand-off in one statement; null when there is none to use. */
export async function takeHandoff(
  db: Kysely<DB>,
  clock: Clock,
  brought: BroughtHandoff,
): Promise<ProviderPerson | null> {
  const row = await db
    .deleteFrom('social_handoffs')
    .where(isBrought(clock, brought))
    .returning(['subject', 'email', 'is_email_verified', 'name'])
    .executeTakeFirst()
  if (row === undefined) return null
  return { subject: row.subject, email: row.email, isEmailVerified: row.is_email_verified, name: row.name }
}

/** Whether a usable hand-off exists. Asking does not use it up. */
export async function isHandoffThere(db: Kysely<DB>, clock: Clock, brought: BroughtHandoff): Promise<boolean> {
  const rows = db.selectFrom('social_handoffs').select('provider').where(isBrought(clock, brought))
  return (await rows.executeTakeFirst()) !== undefined
}

/** Deletes expired tickets, flows and hand-offs. Returns how many rows it deleted. */
export async function purgeSocialFlows(db: Kysely<DB>, clock: Clock): Promise<number> {
  const now = instantOf(clock)
  const flows = await db.deleteFrom('social_flows').where('expires_at', '<=', now).executeTakeFirst()
  const handoffs = await db.deleteFrom('social_handoffs').where('expires_at', '<=', now).executeTakeFirst()
  const tickets = await db.deleteFrom('social_tickets').where('expires_at', '<=', now).executeTakeFirst()
  return Number(flows.numDeletedRows + handoffs.numDeletedRows + tickets.numDeletedRows)
}
