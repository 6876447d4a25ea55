import { Client, type ClientConfig } from 'pg'

/** Runs one statement on a connection of its own, because a database cannot be created in a pool or a transaction. */
export async function runSql(connection: ClientConfig, statement: string): Promise<void> {
  const client = new Client({ database: 'postgres', ...connection })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
