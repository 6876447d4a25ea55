import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { Migrator, type Migration, type MigrationProvider } from 'kysely/migration'
import type { Database } from './database.ts'

const FOLDER = path.resolve(import.meta.dirname, '../../../migrations')

/** Applies to the transaction that runs all migrations, because a migration of a large table on a busy machine may take long. */
const NO_LIMIT = 'set local statement_timeout = 0'

/** Reads plain SQL files in the order of their names. */
const sqlFiles: MigrationProvider = {
  async getMigrations() {
    const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort()
    const named = files.map(async (name): Promise<[string, Migration]> => {
      const text = await readFile(path.join(FOLDER, name), 'utf8')
      return [
        path.basename(name, '.sql'),
        {
          up: (db) =>
            sql
              .raw(`${NO_LIMIT};\n${text}`)
              .execute(db)
              .then(() => undefined),
        },
      ]
    })
    return Object.fromEntries(await Promise.all(named))
  },
}

export type MigrateOutcome =
  | { readonly kind: 'migrated'; readonly applied: readonly string[] }
  /** A newer release has migrated the database. Running this one on it could lose data of the newer release. */
  | { readonly kind: 'newer-database'; readonly unknown: readonly string[] }
  | { readonly kind: 'failed'; readonly migration: string | null; readonly reason: string }

const appliedMigrations = async (db: Database): Promise<string[]> => {
  const table = await sql<{ name: string | null }>`select to_regclass('kysely_migration')::text as name`.execute(db)
  if (table.rows[0]?.name == null) return []
  return (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)).rows.map(
    (r) => r.name,
  )
}

/** Migrates a database to this release: all pending migrations or none. Two starts at once wait for each other. */
export async function migrateToLatest(db: Database): Promise<MigrateOutcome> {
  const known = Object.keys(await sqlFiles.getMigrations())
  const unknown = (await appliedMigrations(db)).filter((name) => !known.includes(name))
  if (unknown.length > 0) return { kind: 'newer-database', unknown }
  const { error, results = [] } = await new Migrator({ db, provider: sqlFiles }).migrateToLatest()
  if (error !== undefined) {
    const failed = results.find((result) => result.status === 'Error')
    return {
      kind: 'failed',
      migration: failed?.migrationName ?? null,
      reason: error instanceof Error ? error.message : 'no reason given',
    }
  }
  return { kind: 'migrated', applied: results.map((result) => result.migrationName) }
}

/** The message that tells an operator why the database was not migrated. */
export function migrationMessage(outcome: Exclude<MigrateOutcome, { kind: 'migrated' }>): string {
  switch (outcome.kind) {
    case 'newer-database':
      return `The database is newer than this release (it has ${outcome.unknown.join(', ')}). Start a newer release; nothing was changed.`
    case 'failed':
      return `The migration ${outcome.migration ?? 'of the database'} failed and was undone: ${outcome.reason}`
  }
}
