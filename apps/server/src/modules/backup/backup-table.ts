import { sql, type Kysely } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'
import { inOrderOfReferences } from './in-order-of-references.ts'

/** A table to back up and restore. Its texts are inserted into statements unescaped. */
export interface BackupTable {
  readonly name: string
  readonly columns: readonly string[]
  /** The order of rows, the same in every database: by bytes, independent of language. */
  readonly order: string
  /** Tables that must be restored before. */
  readonly refersTo: readonly string[]
}

/** The migrator's tables, whose content is in the head of the file and never restored as rows. */
const OF_THE_MIGRATOR = 'kysely\\_%'

/**
 * Every table of the database, each after those it references. Read from the database, so that a new table is in the next
 * backup. Generated columns are left out, because the database computes them again.
 */
export async function findBackupTables(db: Kysely<DB>): Promise<readonly BackupTable[]> {
  const { rows } = await sql<BackupTable>`
    select
      t.relname::text as name,
      (select array_agg(format('%I', a.attname) order by a.attnum) from pg_attribute a
        where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      coalesce(
        (select string_agg(format(case when a.attcollation = 0 then '%I' else '%I collate "C"' end, a.attname), ', ' order by k.place)
          from pg_index i
          cross join unnest(i.indkey::int2[]) with ordinality as k (attnum, place)
          join pg_attribute a on a.attrelid = t.oid and a.attnum = k.attnum
          where i.indrelid = t.oid and i.indisprimary),
        (select string_agg(format('%I::text collate "C"', a.attname), ', ' order by a.attnum) from pg_attribute a
          where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped)
      ) as "order",
      array(select distinct r.relname::text from pg_constraint c join pg_class r on r.oid = c.confrelid
        where c.conrelid = t.oid and c.contype = 'f' and c.confrelid <> t.oid) as "refersTo"
    from pg_class t
    where t.relnamespace = current_schema()::regnamespace and t.relkind in ('r', 'p') and not t.relispartition
      and t.relname not like ${OF_THE_MIGRATOR}
    order by t.relname collate "C"`.execute(db)
  return inOrderOfReferences(rows)
}

/** The state of a sequence of ids. */
export interface BackupSequence {
  readonly name: string
  readonly last: string
  readonly isCalled: boolean
}

/** Read after the rows: a sequence that is ahead of them gives no id twice. */
export async function findSequences(db: Kysely<DB>): Promise<readonly BackupSequence[]> {
  const { rows } = await sql<{ name: string }>`
    select relname::text as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'S' order by relname collate "C"`.execute(db)
  const sequences: BackupSequence[] = []
  for (const { name } of rows) {
    const read = await sql<{ last: string; isCalled: boolean }>`
      select last_value::text as last, is_called as "isCalled" from ${sql.table(name)}`.execute(db)
    sequences.push(...read.rows.map((row) => ({ name, ...row })))
  }
  return sequences
}

/** The migrations that the database has had. */
export async function findMigrations(db: Kysely<DB>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name collate "C"`.execute(db)
  return rows.map(({ name }) => name)
}
