import { Kysely, PostgresDialect } from 'kysely'
import { type ClientConfig, Pool, types, type PoolConfig } from 'pg'
import { NamingClient } from './naming-client.ts'
import type { DB } from './tables.gen.ts'

export type Database = Kysely<DB>

const DATE_OID = 1082
const INT8_OID = 20

// A calendar day has no time zone. The driver's Date object would shift it by the server's own zone.
types.setTypeParser(DATE_OID, (text) => text)
types.setTypeParser(INT8_OID, (text) => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new Error(`bigint ${text} does not fit a JavaScript number`)
  return value
})

/** How many connections one server opens. PostgreSQL allows 100 in its default configuration. */
const POOL_SIZE = 10
const CONNECT_TIMEOUT_MS = 5_000
/** No statement of a request may run longer, so that a stuck one does not hold its connection for ever. */
const STATEMENT_TIMEOUT_MS = 15_000

const pools = new WeakMap<Database, Pool>()
/** Kept apart, because the pool hides its password. */
const connections = new WeakMap<Database, PoolConfig>()

const NOT_OPENED = 'This database was not opened by openDatabase.'

/** Creates a pool of connections. It connects at the first statement. */
export function openDatabase(connection: PoolConfig): Database {
  const pool = new Pool({
    Client: NamingClient,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    ...connection,
  })
  // The pool replaces an idle connection that breaks. Without a listener its error would end the process.
  pool.on('error', () => undefined)
  // A connection that breaks inside a transaction fails its statement. Without a listener its error would also end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  pools.set(db, pool)
  connections.set(db, connection)
  return db
}

/** How a database connects, for a connection beside its pool. */
export function connectionOf(db: Database): ClientConfig {
  const connection = connections.get(db)
  if (connection === undefined) throw new Error(NOT_OPENED)
  return connection
}

/** The pool behind a database, for COPY, which Kysely does not support. */
export function poolOf(db: Database): Pool {
  const pool = pools.get(db)
  if (pool === undefined) throw new Error(NOT_OPENED)
  return pool
}
