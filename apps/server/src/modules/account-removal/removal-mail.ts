import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'

/**
 * The cause of the mail with a removal link. It contains a hash instead of the token, because the token opens the removal and
 * causes are kept.
 */
export const causeOfRemovalMail = (token: string): string =>
  `remove-account:${createHash('sha256').update(token).digest('hex')}`

/** The language of the request for removal; null when it is no longer stored. */
export async function findRemovalLanguage(db: Kysely<DB>, token: string): Promise<'en' | 'pl' | null> {
  const mail = await db
    .selectFrom('mails')
    .select('language')
    .where('cause', '=', causeOfRemovalMail(token))
    .executeTakeFirst()
  if (mail === undefined) return null
  return mail.language === 'pl' ? 'pl' : 'en'
}
