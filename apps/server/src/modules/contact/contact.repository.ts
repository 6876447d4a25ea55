import type { ContactValues } from '@dayplate/rules/contact'
import type { Transaction } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'

export interface NewContactRequest extends ContactValues {
  /** Null for a visitor. */
  readonly userId: string | null
  readonly language: 'en' | 'pl'
  readonly createdAt: Date
}

export async function insertContactRequest(trx: Transaction<DB>, request: NewContactRequest): Promise<void> {
  const { userId, createdAt, ...rest } = request
  await trx
    .insertInto('contact_requests')
    .values({ ...rest, user_id: userId, created_at: createdAt })
    .execute()
}
