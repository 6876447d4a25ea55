import type { Kysely, Transaction } from 'kysely'
import { instantOf, type Clock } from '../../platform/clock/clock.ts'
import { BATCH_ROWS, deleteInBatches } from '../../platform/db/delete-in-batches.ts'
import type { DB } from '../../platform/db/tables.gen.ts'
import { hashSubject } from '../../platform/throttle/consume-rate-limit.ts'

/** A season: who has not come from a network for so long may have left it to others. */
const FAMILIAR_MS = 90 * 24 * 60 * 60 * 1000
/** Homes, offices, a phone that gets a new address now and then; more would let a network in for ever that was used once. */
const NETWORKS_KEPT = 20

const hashNetwork = (network: string): Buffer => hashSubject([network])

/** Whether the owner of an address has logged in from this network of late. One question, whether the address is registered or not. */
export async function isFamiliarNetwork(
  { db, clock }: { readonly db: Kysely<DB>; readonly clock: Clock },
  { email, network }: { readonly email: string; readonly network: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('login_networks')
    .innerJoin('users', 'users.id', 'login_networks.user_id')
    .select('last_at')
    .where('users.email', '=', email)
    .where('network_hash', '=', hashNetwork(network))
    .where('last_at', '>', instantOf(clock, -FAMILIAR_MS))
    .executeTakeFirst()
  return row !== undefined
}

/** Notes that somebody has logged in from a network, and deletes those they have not come from for the longest time. */
export async function noteLoginNetwork(
  db: Kysely<DB>,
  clock: Clock,
  { userId, network }: { readonly userId: string; readonly network: string },
): Promise<void> {
  const last_at = instantOf(clock)
  await db
    .insertInto('login_networks')
    .values({ user_id: userId, network_hash: hashNetwork(network), last_at })
    .onConflict((conflict) => conflict.columns(['user_id', 'network_hash']).doUpdateSet({ last_at }))
    .execute()
  await db
    .deleteFrom('login_networks')
    .where('user_id', '=', userId)
    .where('network_hash', 'in', (from) =>
      from
        .selectFrom('login_networks')
        .select('network_hash')
        .where('user_id', '=', userId)
        .where('network_hash', 'in', oldNetworks(db, userId))
        // Another login may be deleting the same ones.
        .forUpdate()
        .skipLocked(),
    )
    .execute()
}

const oldNetworks = (db: Kysely<DB>, userId: string) =>
  db
    .selectFrom('login_networks')
    .select('network_hash')
    .where('user_id', '=', userId)
    .orderBy('last_at', 'desc')
    .offset(NETWORKS_KEPT)

/** The person who logged in before was perhaps not the owner. */
export async function deleteLoginNetworks(trx: Transaction<DB>, userId: string): Promise<void> {
  await trx.deleteFrom('login_networks').where('user_id', '=', userId).execute()
}

export const purgeOldLoginNetworks = (db: Kysely<DB>, clock: Clock): Promise<number> =>
  deleteInBatches(() =>
    db
      .deleteFrom('login_networks')
      .where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('user_id', 'network_hash'),
          'in',
          selectFrom('login_networks')
            .select(['user_id', 'network_hash'])
            .where('last_at', '<=', instantOf(clock, -FAMILIAR_MS))
            .limit(BATCH_ROWS)
            .$asTuple('user_id', 'network_hash'),
        ),
      )
      .executeTakeFirstOrThrow(),
  )
