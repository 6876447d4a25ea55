import { openOwnDatabase } from '../platform/db/own-database.ts'
import type { Database } from '../platform/db/database.ts'
import { DEMO_ACCESS_CODE, DEMO_CREDENTIALS, findDemo } from '../scenario/index.ts'

const REMEDY = 'Remove it: DATABASE_URL=… npm run remove-demo'

/**
 * The parts of the demo that would let strangers into an installation for real users, because its password and code are public.
 */
export async function demoViolations(db: Database): Promise<readonly string[]> {
  const { hasAccount, hasAccessCode } = await findDemo(db)
  return [
    ...(hasAccount ? [`the database contains the demo account ${DEMO_CREDENTIALS.email}. ${REMEDY}`] : []),
    ...(hasAccessCode ? [`the database contains the demo access code ${DEMO_ACCESS_CODE}. ${REMEDY}`] : []),
  ]
}

/** Opens a database only to check it for the demo, because the rest of the environment has already been refused. */
export async function demoViolationsAt(root: string, databaseUrl: string): Promise<readonly string[]> {
  const own = await openOwnDatabase({ root, databaseUrl, onLost: () => undefined })
  if (own.kind === 'refused') return [own.message]
  try {
    return await demoViolations(own.db)
  } finally {
    await own.close()
  }
}
