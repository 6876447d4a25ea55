import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'

/** What the mail with a removal link is written for. Not the token itself: it opens the removal, and causes are kept. */
export const causeOfRemovalMail = (token: string): string =>
  `remove-account:${createHash('sha256').update(token).digest('hex')}`

/** The language in which a removal was asked for; null where nobody knows any more. */
export async function findRemovalLanguage(db: Kysely<DB>, token: string): Promise<'en' | 'pl' | null> {
  const mail = await db
    .selectFrom('mails')
    .select('language')
    .where('cause', '=', causeOfRemovalMail(token))
    .executeTakeFirst()
  if (mail === undefined) return null
  return mail.language === 'pl' ? 'pl' : 'en'
}
