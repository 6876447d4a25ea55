import type { Kysely } from 'kysely'
import { instantOf, type Clock } from '../../clock/clock.ts'
import { BATCH_ROWS, deleteInBatches } from '../../db/delete-in-batches.ts'
import type { DB } from '../../db/tables.gen.ts'

export interface CallKey {
  readonly userId: string
  /** A UUID that the caller made for this change. */
  readonly key: string
  readonly callHash: Uint8Array
}

export type Claim =
  /** The call is to be carried out. */
  | { readonly kind: 'claimed' }
  /** It was carried out before. */
  | { readonly kind: 'done' }
  /** It is being carried out, on this server or another. */
  | { readonly kind: 'running' }
  /** The key was used for another call. */
  | { readonly kind: 'other-call' }

/**
 * After this time a call counts as broken off, because its server was killed, and the next one carries it out. Longer than the
 * longest call.
 */
const BROKEN_OFF_AFTER_MS = 60_000

/** Claims a key for one call. Of several that arrive at once, one gets it. */
export async function claimKey(db: Kysely<DB>, clock: Clock, { userId, key, callHash }: CallKey): Promise<Claim> {
  const now = instantOf(clock)
  const claimed = await db
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, call_hash: Buffer.from(callHash), created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'key'])
        .doUpdateSet({ created_at: now })
        .where('idempotency_keys.done_at', 'is', null)
        .where('idempotency_keys.call_hash', '=', Buffer.from(callHash))
        .where('idempotency_keys.created_at', '<=', instantOf(clock, -BROKEN_OFF_AFTER_MS)),
    )
    .returning('key')
    .executeTakeFirst()
  if (claimed !== undefined) return { kind: 'claimed' }
  const found = await db
    .selectFrom('idempotency_keys')
    .select(['call_hash', 'done_at'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst()
  // Given back between the two statements: the caller tries again.
  if (found === undefined) return { kind: 'running' }
  if (!found.call_hash.equals(Buffer.from(callHash))) return { kind: 'other-call' }
  return { kind: found.done_at === null ? 'running' : 'done' }
}

export const markDone = async (db: Kysely<DB>, clock: Clock, { userId, key }: CallKey): Promise<void> => {
  await db
    .updateTable('idempotency_keys')
    .set({ done_at: instantOf(clock) })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute()
}

/** Gives a key back, because its call changed nothing. */
export const releaseKey = async (db: Kysely<DB>, { userId, key }: CallKey): Promise<void> => {
  await db
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('done_at', 'is', null)
    .execute()
}

/** Seven days (specification decisions, shopping): a phone that was without a connection for longer asks again. */
const KEPT_FOR_MS = 7 * 24 * 60 * 60 * 1000

export const purgeOldKeys = (db: Kysely<DB>, clock: Clock): Promise<number> =>
  deleteInBatches(() =>
    db
      .deleteFrom('idempotency_keys')
      .where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('user_id', 'key'),
          'in',
          selectFrom('idempotency_keys')
            .select(['user_id', 'key'])
            .where('created_at', '<=', instantOf(clock, -KEPT_FOR_MS))
            .limit(BATCH_ROWS)
            .$asTuple('user_id', 'key'),
        ),
      )
      .executeTakeFirstOrThrow(),
  )
