// Writes the types of the tables of a migrated database.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { createMigratedDatabase } from '../database/create-migrated-database.ts'
import { toDatabaseUrl } from '../database/database-url.ts'
import { startTestPostgres } from '../database/start-test-postgres.ts'

const CHECKS = path.resolve(import.meta.dirname, '../checks')
const CONFIG = path.join(import.meta.dirname, 'kysely-codegen.json')
const DATABASE = 'types'

const postgres = await startTestPostgres('types')
try {
  await createMigratedDatabase(postgres.connection, DATABASE)
  const url = toDatabaseUrl(postgres.connection, DATABASE)
  const bin = path.join(CHECKS, 'node_modules/.bin/kysely-codegen')
  // The generator cannot parse our type texts with TypeScript 7 and says so on stderr, but writes them unchanged, as
  // intended.
  const run = spawnSync(bin, ['--config-file', CONFIG, '--url', url], { stdio: ['ignore', 'ignore', 'pipe'] })
  if (run.status !== 0) {
    process.stderr.write(run.stderr)
    process.exitCode = 1
  }
} finally {
  await postgres.stop()
}
