import { sql } from 'kysely'
import { findEmbeddedPostgres, startEmbeddedPostgres } from '../embedded-postgres/index.ts'
import { openDatabase, type Database } from './database.ts'

/** The database the product runs on, embedded or the operator’s own. */
export interface OwnDatabase {
  readonly kind: 'open'
  readonly db: Database
  /** Closes the pool and, where it is ours, stops the server. */
  close(): Promise<void>
}

export interface OwnDatabaseOptions {
  /** The clone's top folder, whose embedded database is used without an address. */
  readonly root: string
  readonly databaseUrl: string | null
  /** Called when an embedded server ends although nobody stopped it. */
  readonly onLost: (log: string) => void
}

type Outcome = OwnDatabase | { readonly kind: 'refused'; readonly message: string }

/** Opens the database of `DATABASE_URL`, or starts the embedded one; either answers when this resolves to `open`. */
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

/** The same for a command beside a running product: where the embedded server runs already, it is used and left running. */
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

/** A refused connection to a name with several addresses comes as one error without a message of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  return error instanceof Error && error.message !== '' ? error.message : String(error)
}
