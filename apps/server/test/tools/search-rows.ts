import { sql } from 'kysely'
import { TABLES } from '../../src/modules/personal-data/index.ts'
import type { Database } from '../../src/platform/db/database.ts'

export const byName = (one: string, other: string): number => (one < other ? -1 : 1)

/** The columns of each table and view of the database. */
export async function columnsOf(db: Database): Promise<Readonly<Record<string, readonly string[]>>> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select table_name as "table", array_agg(column_name::text order by column_name) as columns
    from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely_%'
    group by table_name`.execute(db)
  return Object.fromEntries(rows.map(({ table, columns }) => [table, columns.toSorted(byName)]))
}

/** The number of a person's rows in each personal table. */
export async function countRows(db: Database, userId: string): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {}
  for (const [table, use] of Object.entries(TABLES)) {
    if (!('owner' in use)) continue
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} where ${sql.ref(use.owner)} = ${userId}`.execute(db)
    counts[table] = rows[0]?.count ?? 0
  }
  return counts
}

/** Columns of any table and type that contain one of the marks. */
export async function findMarks(db: Database, marks: readonly string[]): Promise<readonly string[]> {
  const found: string[] = []
  for (const [table, columns] of Object.entries(await columnsOf(db))) {
    for (const column of columns) {
      const { rows } = await sql`
        select from ${sql.table(table)}
        where ${sql.join(
          marks.map((mark) => sql`position(${mark} in ${sql.ref(column)}::text) > 0`),
          sql` or `,
        )}
        limit 1`.execute(db)
      if (rows.length > 0) found.push(`${table}.${column}`)
    }
  }
  return found
}
