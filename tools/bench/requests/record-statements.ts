import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely'
import { poolOf, type Database } from '../../../apps/server/src/platform/db/database.ts'
import type { DB } from '../../../apps/server/src/platform/db/tables.gen.ts'

/** Returns a database on the same pool that records every statement with its parameters. */
export function recordStatements(db: Database): {
  readonly db: Database
  readonly statements: readonly CompiledQuery[]
} {
  const statements: CompiledQuery[] = []
  const dialect = new PostgresDialect({ pool: poolOf(db) })
  return { db: new Kysely<DB>({ dialect, log: ({ query }) => void statements.push(query) }), statements }
}
