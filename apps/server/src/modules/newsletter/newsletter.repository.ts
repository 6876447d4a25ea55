import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'

/** What the person agrees to now. */
export async function findAgreements(db: Kysely<DB>, userId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('agreements')
    .select('kind')
    .where('user_id', '=', userId)
    .where('withdrawn_at', 'is', null)
    .execute()
  return new Set(rows.map(({ kind }) => kind))
}

/** Withdraws the newsletter of whoever has this address. When it was first withdrawn stays. */
export async function withdrawNewsletter(trx: Transaction<DB>, email: string, now: Date): Promise<void> {
  await trx
    .updateTable('agreements')
    .set({ withdrawn_at: now })
    .where('kind', '=', 'newsletter')
    .where('withdrawn_at', 'is', null)
    .where('user_id', 'in', (eb) => eb.selectFrom('users').select('id').where('email', '=', email))
    .execute()
}
