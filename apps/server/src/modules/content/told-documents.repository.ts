import type { Kysely } from 'kysely'
import { instantOf, type Clock } from '../../platform/clock/clock.ts'
import type { DB } from '../../platform/db/tables.gen.ts'
import type { DatedDocument } from './pages/index.ts'

/** The days of change of the documents that a person accepted, and of those they were told about since. */
export async function findKnownDays(
  db: Kysely<DB>,
  userId: string,
): Promise<{ readonly accepted: string | null; readonly told: ReadonlyMap<string, string> }> {
  const accepted = await db
    .selectFrom('consents')
    .select('version')
    .where('user_id', '=', userId)
    .where('kind', '=', 'terms')
    .orderBy('given_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const told = await db
    .selectFrom('told_documents')
    .select(['document', 'changed_on'])
    .where('user_id', '=', userId)
    .execute()
  return {
    accepted: accepted?.version ?? null,
    told: new Map(told.map(({ document, changed_on }) => [document, changed_on])),
  }
}

export async function insertToldDocuments(
  db: Kysely<DB>,
  clock: Clock,
  { userId, documents }: { readonly userId: string; readonly documents: readonly DatedDocument[] },
): Promise<void> {
  if (documents.length === 0) return
  await db
    .insertInto('told_documents')
    .values(
      documents.map(({ document, changedOn }) => ({
        user_id: userId,
        document,
        changed_on: changedOn,
        told_at: instantOf(clock),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'document']).doUpdateSet((eb) => ({
        changed_on: eb.ref('excluded.changed_on'),
        told_at: eb.ref('excluded.told_at'),
      })),
    )
    .execute()
}
