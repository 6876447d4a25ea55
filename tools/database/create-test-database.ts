import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import type { EmbeddedPostgresConnection } from '../../apps/server/src/platform/embedded-postgres/index.ts'
import { TEMPLATE } from './test-template.ts'
import { runSql } from './run-sql.ts'

export interface TestDatabase {
  readonly connection: EmbeddedPostgresConnection & { readonly database: string }
  drop(): Promise<void>
}

/**
 * Creates a migrated database for one file of integration tests. It uses real connections and commits instead of rolled
 * back transactions, because races need several connections.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('postgres')
  const database = `test_${randomUUID().replaceAll('-', '')}`
  await runSql(server, `create database ${database} template ${TEMPLATE}`)
  return {
    connection: { ...server, database },
    drop: () => runSql(server, `drop database ${database} with (force)`),
  }
}
