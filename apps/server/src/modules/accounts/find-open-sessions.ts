import { sql } from 'kysely'
import { instantOf } from '../../platform/clock/clock.ts'
import type { Services } from '../../services.ts'

/** Sessions of one statement. */
const BATCH = 1_000

/** Which of these sessions have neither ended nor expired. Sessions are named by the hash of their token in hexadecimal. */
export async function findOpenSessions(
  { db, clock }: Services,
  hashes: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const open = new Set<string>()
  const waiting = [...hashes]
  while (waiting.length > 0) {
    const rows = await db
      .selectFrom('auth_tokens')
      .select(sql<string>`encode(token_hash, 'hex')`.as('hash'))
      .where(
        'token_hash',
        '=',
        sql<Buffer>`any(${waiting.splice(0, BATCH).map((hash) => Buffer.from(hash, 'hex'))}::bytea[])`,
      )
      .where('expires_at', '>', instantOf(clock))
      .execute()
    for (const { hash } of rows) open.add(hash)
  }
  return open
}
