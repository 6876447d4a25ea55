import { sql, type Kysely, type Transaction } from 'kysely'
import { instantOf, type Clock } from '../../platform/clock/clock.ts'
import { BATCH_ROWS, deleteInBatches } from '../../platform/db/delete-in-batches.ts'
import type { DB } from '../../platform/db/tables.gen.ts'
import { hashSubject } from '../../platform/throttle/consume-rate-limit.ts'

/** Three months. After that a network may have passed to other people. */
const FAMILIAR_MS = 90 * 24 * 60 * 60 * 1000
/**
 * Enough for homes, offices and a phone that changes its address. With more, a network used once would stay familiar for ever.
 */
const NETWORKS_KEPT = 20

const hashNetwork = (network: string): Buffer => hashSubject([network])

/** An expression: whether the person has logged in from this network lately. */
export const isFamiliarNetwork = (network: string, clock: Clock) =>
  sql<boolean>`exists (select from login_networks n
    where n.user_id = users.id and n.network_hash = ${hashNetwork(network)}
      and n.last_at > ${instantOf(clock, -FAMILIAR_MS)})`

/** Stores that a person has logged in from a network, and deletes the networks unused for the longest time. */
export async function noteLoginNetwork(
  db: Kysely<DB>,
  clock: Clock,
  { userId, network }: { readonly userId: string; readonly network: string },
): Promise<void> {
  const last_at = instantOf(clock)
  const network_hash = hashNetwork(network)
  await db
    .with('old', (from) =>
      from
        .deleteFrom('login_networks')
        .where('user_id', '=', userId)
        .where('network_hash', 'in', oldNetworks(db, userId, network_hash)),
    )
    .insertInto('login_networks')
    .values({ user_id: userId, network_hash, last_at })
    .onConflict((conflict) => conflict.columns(['user_id', 'network_hash']).doUpdateSet({ last_at }))
    .execute()
}

/** The surplus networks. Skips rows that another login is deleting. */
const oldNetworks = (db: Kysely<DB>, userId: string, noted: Buffer) =>
  db
    .selectFrom('login_networks')
    .select('network_hash')
    .where('user_id', '=', userId)
    .where('network_hash', 'in', (from) =>
      from
        .selectFrom('login_networks')
        .select('network_hash')
        .where('user_id', '=', userId)
        .where('network_hash', '<>', noted)
        .orderBy('last_at', 'desc')
        .offset(NETWORKS_KEPT - 1),
    )
    .forUpdate()
    .skipLocked()

/** Deletes all networks, because earlier logins may not have been the owner's. */
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
