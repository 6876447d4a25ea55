import { Kysely, PostgresDialect, type Transaction, type TransactionBuilder } from 'kysely'
import type { PoolClient } from 'pg'
import { poolOf, type Database } from '../../platform/db/database.ts'
import type { DB } from '../../platform/db/tables.gen.ts'

export interface CopyTransaction {
  readonly trx: Transaction<DB>
  /** The connection of the transaction, for COPY. */
  readonly client: PoolClient
}

/** Runs a transaction whose connection is also available beside Kysely. `begin` is the statement that starts it. */
export async function withCopy<Outcome>(
  db: Database,
  work: (copy: CopyTransaction) => Promise<Outcome>,
  begin: (builder: TransactionBuilder<DB>) => TransactionBuilder<DB> = (builder) => builder,
): Promise<Outcome> {
  const client = await poolOf(db).connect()
  const overClient = new Kysely<DB>({
    // Kysely releases the connection to the pool when the transaction ends.
    dialect: new PostgresDialect({ pool: { connect: async () => client, end: async () => undefined, options: {} } }),
  })
  return begin(overClient.transaction()).execute((trx) => work({ trx, client }))
}
