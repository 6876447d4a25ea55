import type { TestProject } from 'vitest/node'
import { buildAll } from '../build/build-all.ts'
import { toDatabaseUrl } from '../database/database-url.ts'
import { runSql } from '../database/run-sql.ts'
import { startTestPostgres } from '../database/start-test-postgres.ts'
import { createTestTemplate } from '../database/test-template.ts'
import { startServer } from './start-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the built product during the journeys, without a trailing slash. */
    readonly appAddress: string
    /** Addresses of the stand-ins' pages, by name. */
    readonly outside: Readonly<Record<string, string>>
  }
}

const DATABASE = 'journeys'

/** Builds the product and starts it with a new, seeded database, once for all journeys of a run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const failed = await buildAll()
  if (failed !== null) throw new Error(`Building the ${failed} failed.`)
  const postgres = await startTestPostgres('journeys')
  await runSql(postgres.connection, `drop database if exists ${DATABASE} with (force)`)
  await runSql(postgres.connection, `create database ${DATABASE}`)
  const server = await startServer(toDatabaseUrl(postgres.connection, DATABASE)).catch(async (error: unknown) => {
    await postgres.stop()
    throw error
  })
  // Journeys that move the clock start servers of their own, each on a copy of the template.
  await createTestTemplate(postgres.connection)
  project.provide('postgres', postgres.connection)
  project.provide('appAddress', server.address)
  project.provide('outside', server.outside)
  return async () => {
    await server.stop()
    await postgres.stop()
  }
}
