import type { ClientConfig } from 'pg'
import { openDatabase } from '../../apps/server/src/platform/db/database.ts'
import { migrateToLatest } from '../../apps/server/src/platform/db/migrate.ts'
import { runSql } from './run-sql.ts'

/** Creates the database `name`, replacing an existing one, with all migrations. */
export async function createMigratedDatabase(connection: ClientConfig, name: string): Promise<void> {
  await runSql(connection, `drop database if exists "${name}" with (force)`)
  await runSql(connection, `create database "${name}"`)
  const db = openDatabase({ ...connection, database: name })
  try {
    const outcome = await migrateToLatest(db)
    if (outcome.kind !== 'migrated') throw new Error(`The database could not be migrated: ${JSON.stringify(outcome)}`)
  } finally {
    await db.destroy()
  }
}
