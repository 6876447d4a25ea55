import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'

export type Row = Readonly<Record<string, unknown>>

/** Rows read at once. A planned day has about 20 KB, so other calls wait for a few of them at most. */
const BATCH_SIZE = 25

export interface PersonsTable {
  readonly name: string
  readonly owner: string
  readonly columns: readonly string[]
  /** Expressions to select beside the columns. */
  readonly beside?: RawBuilder<unknown> | undefined
}

/** A person's rows of a table in the order of writing, read in batches. */
export async function* readRows(trx: Transaction<DB>, table: PersonsTable, userId: string): AsyncGenerator<Row[]> {
  const beside = table.beside === undefined ? [] : [table.beside]
  const columns = sql.join([...table.columns.map((column) => sql.ref(column)), ...beside])
  await sql`declare own_rows no scroll cursor for
    select ${columns} from ${sql.table(table.name)} where ${sql.ref(table.owner)} = ${userId} order by ${sql.table(table.name)}.ctid`.execute(
    trx,
  )
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(BATCH_SIZE)} from own_rows`.execute(trx)
    if (rows.length > 0) yield rows
    if (rows.length < BATCH_SIZE) break
  }
  await sql`close own_rows`.execute(trx)
}

export async function hasRows(trx: Transaction<DB>, { name, owner }: PersonsTable, userId: string): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(name)} where ${sql.ref(owner)} = ${userId} limit 1`.execute(trx)
  return rows.length > 0
}
