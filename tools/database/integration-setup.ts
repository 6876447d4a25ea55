import type { TestProject } from 'vitest/node'
import type { EmbeddedPostgresConnection } from '../../apps/server/src/platform/embedded-postgres/index.ts'
import { createMigratedDatabase } from './create-migrated-database.ts'
import { startTestPostgres } from './start-test-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL of the integration tests; `createTestDatabase` makes a database on it. */
    readonly postgres: EmbeddedPostgresConnection
  }
}

/** What every test database is a copy of. */
export const TEMPLATE = 'migrated_template'

/** One PostgreSQL a run, with a migrated database for each test file to copy (a copy takes about 150 ms). */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestPostgres('integration')
  await createMigratedDatabase(server.connection, TEMPLATE)
  project.provide('postgres', server.connection)
  return () => server.stop()
}
