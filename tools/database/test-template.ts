import type { ClientConfig } from 'pg'
import type { EmbeddedPostgresConnection } from '../../apps/server/src/platform/embedded-postgres/index.ts'
import { createMigratedDatabase } from './create-migrated-database.ts'
import { runSql } from './run-sql.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL of the tests, on which `createTestDatabase` creates databases. */
    readonly postgres: EmbeddedPostgresConnection
  }
}

/** The migrated database that every test database is copied from. */
export const TEMPLATE = 'migrated_template'

/**
 * Gives the users of a test file ids that are the same in every run. Plans are drawn by the id of their person, so that
 * with random ids a test would see other meals in every run, and a failure could not be repeated.
 */
const REPEATABLE_IDS = `
  create sequence users_in_order;
  alter table users alter column id set default md5(nextval('users_in_order')::text)::uuid;
`

/** Creates the template. It replaces an existing one. */
export async function createTestTemplate(connection: ClientConfig): Promise<void> {
  await createMigratedDatabase(connection, TEMPLATE)
  await runSql({ ...connection, database: TEMPLATE }, REPEATABLE_IDS)
}
