import { mayBeLinkToken } from '@dayplate/rules/accounts'
import type { Kysely, Transaction } from 'kysely'
import { instantOf, type Clock } from '../../platform/clock/clock.ts'
import type { DB } from '../../platform/db/tables.gen.ts'
import { LINK_LIFETIME_MS } from '../../platform/mail/link-lifetime.ts'
import { withdrawLinks } from '../../platform/mail/withdraw-links.ts'
import { deleteEmailChange } from './email-changes.repository.ts'
import { hashToken, makeSecret } from './secret.ts'

export type Purpose = 'activate' | 'reset-password' | 'log-in' | 'remove-account' | 'change-email'

/** How long a link works, in milliseconds. A link with null works until it is used. */
const LIFETIME_MS = {
  activate: LINK_LIFETIME_MS['activate-account'],
  'reset-password': LINK_LIFETIME_MS['reset-password'],
  'log-in': LINK_LIFETIME_MS['log-in-link'],
  'remove-account': LINK_LIFETIME_MS['remove-account'],
  'change-email': LINK_LIFETIME_MS['confirm-email'],
} as const satisfies Record<Purpose, number | null>

/** Makes a token for one purpose and voids the person's earlier ones for it. Only its hash is stored. */
export async function makeOneTimeToken(
  trx: Transaction<DB>,
  { clock, randomBytes }: { readonly clock: Clock; readonly randomBytes: (size: number) => Uint8Array },
  { userId, purpose }: { readonly userId: string; readonly purpose: Purpose },
): Promise<string> {
  // Locked until the transaction ends, so that two requests at once leave only one link that works.
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirstOrThrow()
  await voidTokens(trx, { userId, purpose })
  const { token, tokenHash } = makeSecret(randomBytes)
  const lifetimeMs = LIFETIME_MS[purpose]
  await trx
    .insertInto('one_time_tokens')
    .values({
      user_id: userId,
      token_hash: tokenHash,
      purpose,
      created_at: instantOf(clock),
      expires_at: lifetimeMs === null ? null : instantOf(clock, lifetimeMs),
    })
    .execute()
  return token
}

/** The owner of an unexpired token, used or not; null for any other text. */
export async function findOneTimeToken(
  db: Kysely<DB>,
  clock: Clock,
  { token, purpose }: { readonly token: string; readonly purpose: Purpose },
): Promise<{ readonly userId: string; readonly isUsed: boolean } | null> {
  if (!mayBeLinkToken(token)) return null
  const row = await db
    .selectFrom('one_time_tokens')
    .select(['user_id', 'used_at'])
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', instantOf(clock))]))
    .executeTakeFirst()
  return row === undefined ? null : { userId: row.user_id, isUsed: row.used_at !== null }
}

/** Uses up a token in one statement. Of several calls at once, one gets the owner and the others get null. */
export async function spendOneTimeToken(
  trx: Transaction<DB>,
  clock: Clock,
  { token, purpose }: { readonly token: string; readonly purpose: Purpose },
): Promise<string | null> {
  if (!mayBeLinkToken(token)) return null
  const row = await trx
    .updateTable('one_time_tokens')
    .set({ used_at: instantOf(clock) })
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', instantOf(clock))]))
    .returning('user_id')
    .executeTakeFirst()
  return row?.user_id ?? null
}

/** Voids a person's unused tokens for a purpose. Used ones stay until they expire, so that a second activation still succeeds. */
export async function voidTokens(
  trx: Transaction<DB>,
  { userId, purpose }: { readonly userId: string; readonly purpose: Purpose },
): Promise<void> {
  await trx
    .deleteFrom('one_time_tokens')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute()
}

/**
 * Voids all unused links of an account, also those whose mail is still queued, and the waiting change of address. Links that
 * confirm the address count as used, because the address is confirmed, and opening one later says so. Returns whether a change
 * of address waited: the user who asked for it has to start again.
 */
export async function voidAllTokens(
  trx: Transaction<DB>,
  clock: Clock,
  userId: string,
): Promise<{ readonly hadEmailChange: boolean }> {
  await trx
    .updateTable('one_time_tokens')
    .set({ used_at: instantOf(clock) })
    .where('user_id', '=', userId)
    .where('purpose', '=', 'activate')
    .where('used_at', 'is', null)
    .execute()
  await trx.deleteFrom('one_time_tokens').where('user_id', '=', userId).where('used_at', 'is', null).execute()
  const hadEmailChange = await deleteEmailChange(trx, clock, userId)
  await withdrawLinks(trx, clock, { userId })
  return { hadEmailChange }
}
