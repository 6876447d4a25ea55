import { sql } from 'kysely'
import { findEmbeddedPostgres, startEmbeddedPostgres } from '../embedded-postgres/index.ts'
import { openDatabase, type Database } from './database.ts'

/** The database the product runs on, embedded or the operator's own. */
export interface OwnDatabase {
  readonly kind: 'open'
  readonly db: Database
  /** Closes the pool and stops the embedded server, if this process started it. */
  close(): Promise<void>
}

export interface OwnDatabaseOptions {
  /** The root folder of the clone, whose embedded database is used when there is no address. */
  readonly root: string
  readonly databaseUrl: string | null
  /** Called when the embedded server ends without being stopped. */
  readonly onLost: (log: string) => void
}

type Outcome = OwnDatabase | { readonly kind: 'refused'; readonly message: string }

/** Opens the database of `DATABASE_URL`, or starts the embedded one. Resolves to `open` once it accepts connections. */
export async function openOwnDatabase({ root, databaseUrl, onLost }: OwnDatabaseOptions): Promise<Outcome> {
  if (databaseUrl !== null) return openExternal(databaseUrl)
  const started = await startEmbeddedPostgres({ root, onUnexpectedExit: onLost })
  if (started.kind === 'refused') return started
  const db = openDatabase({ ...started.connection, database: 'postgres' })
  const close = async (): Promise<void> => {
    await db.destroy()
    await started.stop()
  }
  return { kind: 'open', db, close }
}

async function openExternal(databaseUrl: string): Promise<Outcome> {
  const db = openDatabase({ connectionString: databaseUrl })
  try {
    await sql`select 1`.execute(db)
    return { kind: 'open', db, close: () => db.destroy() }
  } catch (error) {
    await db.destroy()
    return { kind: 'refused', message: `The database of DATABASE_URL does not answer: ${reasonOf(error)}` }
  }
}

/**
 * Opens the same database for a command beside a running product. An embedded server that is already running is used and left
 * running.
 */
export async function joinOwnDatabase(options: OwnDatabaseOptions): Promise<Outcome> {
  const running = options.databaseUrl === null ? findEmbeddedPostgres(options.root) : null
  const db = running === null ? null : openDatabase({ ...running, database: 'postgres' })
  if (db === null) return openOwnDatabase(options)
  try {
    await sql`select 1`.execute(db)
    return { kind: 'open', db, close: () => db.destroy() }
  } catch {
    await db.destroy()
    return openOwnDatabase(options)
  }
}

/** The reason of a refused connection. For a name with several addresses, the driver gives one error without a message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  return error instanceof Error && error.message !== '' ? error.message : String(error)
}
