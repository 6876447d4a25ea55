import { startServer } from '../browser/start-server.ts'
import { toDatabaseUrl } from '../database/database-url.ts'
import { runSql } from '../database/run-sql.ts'
import { startTestPostgres } from '../database/start-test-postgres.ts'

/** The product with a database of its own. */
export interface StartedProduct {
  /** Its address, without a trailing slash. */
  readonly address: string
  stop(): Promise<void>
}

/** Starts the built product on an empty database, which it fills with its catalogue and the demo subscriber. */
export async function startProduct(
  database: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<StartedProduct> {
  const postgres = await startTestPostgres(database)
  try {
    await runSql(postgres.connection, `drop database if exists ${database} with (force)`)
    await runSql(postgres.connection, `create database ${database}`)
    const server = await startServer(toDatabaseUrl(postgres.connection, database), variables)
    const stop = async (): Promise<void> => {
      await server.stop()
      await postgres.stop()
    }
    return { address: server.address, stop }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}
