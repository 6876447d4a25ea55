import { sql } from 'kysely'
import { hashAccessCode } from '../modules/access/index.ts'
import type { Database } from '../platform/db/database.ts'
import { DEMO_ACCESS_CODE, DEMO_CREDENTIALS } from './seed-demo.ts'

/** The parts of the demo in a database. Its password and code are printed at every start in development. */
export interface FoundDemo {
  readonly hasAccount: boolean
  readonly hasAccessCode: boolean
}

/** Looks for the demo without changes, even in a database that was never migrated. */
export async function findDemo(db: Database): Promise<FoundDemo> {
  const tables = await sql<{ name: string | null }>`select to_regclass('access_codes')::text as name`.execute(db)
  if (tables.rows[0]?.name == null) return { hasAccount: false, hasAccessCode: false }
  const account = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', DEMO_CREDENTIALS.email)
    .executeTakeFirst()
  const code = await db
    .selectFrom('access_codes')
    .select('days')
    .where('code_hash', '=', hashAccessCode(DEMO_ACCESS_CODE))
    .executeTakeFirst()
  return { hasAccount: account !== undefined, hasAccessCode: code !== undefined }
}
