import { Client, type ClientConfig } from 'pg'

/** Runs one statement on a connection of its own: creating a database works neither in a pool nor in a transaction. */
export async function runSql(connection: ClientConfig, statement: string): Promise<void> {
  const client = new Client({ database: 'postgres', ...connection })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
