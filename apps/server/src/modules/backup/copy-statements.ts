import { sql, type Transaction } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'
import type { BackupTable } from './backup-table.ts'

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** Reads rows as lines, in an order that a restored database shares, so that their hashes can be compared. */
export const copyOut = ({ name, columns, order }: BackupTable): string =>
  `copy (select ${columns.join(', ')} from ${quoted(name)} order by ${order}) to stdout`

export const copyIn = ({ name, columns }: BackupTable): string =>
  `copy ${quoted(name)} (${columns.join(', ')}) from stdin`

/**
 * Makes PostgreSQL write every value in one format, whatever the server's settings, and removes the time limit of statements.
 * Lasts until the transaction ends.
 */
export async function settleNotation(trx: Transaction<DB>): Promise<void> {
  await sql`
    select
      set_config('datestyle', 'ISO, YMD', true),
      set_config('intervalstyle', 'postgres', true),
      set_config('timezone', 'UTC', true),
      set_config('extra_float_digits', '1', true),
      set_config('bytea_output', 'hex', true),
      set_config('client_encoding', 'UTF8', true),
      set_config('statement_timeout', '0', true),
      set_config('idle_in_transaction_session_timeout', '0', true)`.execute(trx)
}
