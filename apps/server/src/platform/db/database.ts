import { Kysely, PostgresDialect } from 'kysely'
import { Pool, types, type PoolConfig } from 'pg'
import { NamingClient } from './naming-client.ts'
import type { DB } from './tables.gen.ts'

export type Database = Kysely<DB>

const DATE_OID = 1082
const INT8_OID = 20

// A calendar day has no time zone: the driver's Date object would shift it by the server's own.
types.setTypeParser(DATE_OID, (text) => text)
types.setTypeParser(INT8_OID, (text) => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new Error(`bigint ${text} does not fit a JavaScript number`)
  return value
})

/** Connections a server keeps at most; PostgreSQL allows 100 in its default configuration. */
const POOL_SIZE = 10
const CONNECT_TIMEOUT_MS = 5_000
/** No statement of a request may run longer: a stuck one must not hold a connection for ever. */
const STATEMENT_TIMEOUT_MS = 15_000

const pools = new WeakMap<Database, Pool>()

/** Opens a pool of connections. Nothing is connected before the first statement. */
export function openDatabase(connection: PoolConfig): Database {
  const pool = new Pool({
    Client: NamingClient,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    ...connection,
  })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  // One that breaks in the middle of a transaction fails its statement, which the caller hears of; unheard, it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  pools.set(db, pool)
  return db
}

/** The pool behind a database, for COPY, which Kysely has no words for. */
export function poolOf(db: Database): Pool {
  const pool = pools.get(db)
  if (pool === undefined) throw new Error('This database was not opened by openDatabase.')
  return pool
}
