import type { Database } from '../../src/platform/db/database.ts'
import type { Agreement } from '../../src/platform/mail/agreed-mails.ts'

interface ReaderRow {
  readonly email: string
  readonly agreed?: readonly Agreement[]
  readonly agreedAt?: Date
  readonly language?: 'en' | 'pl' | null
  readonly timeZone?: string
  readonly status?: 'active' | 'non_active'
}

const LONG_AGO = new Date('2026-01-01T12:00:00Z')

/** Inserts a person who agreed to mails, with a confirmed address unless said otherwise. Returns their id. */
export async function insertReader(db: Database, row: ReaderRow): Promise<string> {
  const { email, agreed = ['newsletter'], agreedAt = LONG_AGO, language = 'en' } = row
  const { id } = await db
    .insertInto('users')
    .values({
      email,
      language,
      status: row.status ?? 'active',
      created_at: LONG_AGO,
      ...(row.timeZone === undefined ? {} : { time_zone: row.timeZone }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await agree(db, id, { agreed, agreedAt })
  return id
}

/** Inserts agreements of a person. */
export async function agree(
  db: Database,
  userId: string,
  { agreed, agreedAt = LONG_AGO }: { readonly agreed: readonly Agreement[]; readonly agreedAt?: Date },
): Promise<void> {
  if (agreed.length === 0) return
  await db
    .insertInto('agreements')
    .values(agreed.map((kind) => ({ user_id: userId, kind, given_at: agreedAt })))
    .execute()
}

export const withdraw = async (db: Database, userId: string, kind: Agreement, now: Date): Promise<void> => {
  await db
    .updateTable('agreements')
    .set({ withdrawn_at: now })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .execute()
}
