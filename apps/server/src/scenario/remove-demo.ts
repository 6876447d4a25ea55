import { hashAccessCode } from '../modules/access/index.ts'
import type { Database } from '../platform/db/database.ts'
import { findDemo, type FoundDemo } from './find-demo.ts'
import { DEMO_ACCESS_CODE, DEMO_CREDENTIALS } from './seed-demo.ts'

/**
 * Deletes the demo subscriber with all rows of that person, and the demo's access code. Other users keep the access they got
 * with the code. Returns what it found.
 */
export const removeDemo = (db: Database): Promise<FoundDemo> =>
  db.transaction().execute(async (trx) => {
    const found = await findDemo(trx)
    if (found.hasAccount) await trx.deleteFrom('users').where('email', '=', DEMO_CREDENTIALS.email).execute()
    if (found.hasAccessCode)
      await trx.deleteFrom('access_codes').where('code_hash', '=', hashAccessCode(DEMO_ACCESS_CODE)).execute()
    return found
  })
