import type { TestProject } from 'vitest/node'
import type { EmbeddedPostgresConnection } from '../../apps/server/src/platform/embedded-postgres/index.ts'
import { createMigratedDatabase } from './create-migrated-database.ts'
import { startTestPostgres } from './start-test-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL of the integration tests, on which `createTestDatabase` creates databases. */
    readonly postgres: EmbeddedPostgresConnection
  }
}

/** The template that every test database is copied from. */
export const TEMPLATE = 'migrated_template'

/** Starts one PostgreSQL per run, with a migrated database that each test file copies (a copy takes about 150 ms). */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestPostgres('integration')
  await createMigratedDatabase(server.connection, TEMPLATE)
  project.provide('postgres', server.connection)
  return () => server.stop()
}
