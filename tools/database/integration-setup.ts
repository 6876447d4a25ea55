import type { TestProject } from 'vitest/node'
import type { EmbeddedPostgresConnection } from '../../apps/server/src/platform/embedded-postgres/index.ts'
import { createMigratedDatabase } from './create-migrated-database.ts'
import { runSql } from './run-sql.ts'
import { startTestPostgres } from './start-test-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL of the integration tests, on which `createTestDatabase` creates databases. */
    readonly postgres: EmbeddedPostgresConnection
  }
}

/** The template that every test database is copied from. */
export const TEMPLATE = 'migrated_template'

/**
 * Gives the users of a test file ids that are the same in every run. Plans are drawn by the id of their person, so that
 * with random ids a test would see other meals in every run, and a failure could not be repeated.
 */
const REPEATABLE_IDS = `
  create sequence users_in_order;
  alter table users alter column id set default md5(nextval('users_in_order')::text)::uuid;
`

/** Starts one PostgreSQL per run, with a migrated database that each test file copies (a copy takes about 150 ms). */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestPostgres('integration')
  await createMigratedDatabase(server.connection, TEMPLATE)
  await runSql({ ...server.connection, database: TEMPLATE }, REPEATABLE_IDS)
  project.provide('postgres', server.connection)
  return () => server.stop()
}
