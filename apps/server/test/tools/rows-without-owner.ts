import { sql } from 'kysely'
import type { TestServer } from './test-server.ts'

/** Inserts a row into each table whose rows belong to no user. */
export async function insertRowsWithoutOwner({ services: { db }, clock }: TestServer): Promise<void> {
  const now = new Date(clock.now())
  await db
    .insertInto('promo_codes')
    .values({ code: 'SPRING-10', percent_off: 10, valid_from: sql`current_date`, created_at: now })
    .execute()
  await db.insertInto('product_changes').values({ product_id: 1, price_grosze: 4_990, changed_at: now }).execute()
  await db
    .insertInto('catalogue_entries')
    .values({ kind: 'food', id: 'a', source: 'tab\tnew\nline\\.\n\\N "ż"', document: JSON.stringify({ measures: [] }) })
    .execute()
  await db
    .insertInto('released_documents')
    .values({ hash: Buffer.alloc(32, 7), released_at: now })
    .execute()
  await db
    .insertInto('newsletters')
    .values({ id: 'soups', text_hash: Buffer.alloc(32, 7), started_at: now })
    .execute()
  await db.insertInto('seen_articles').values({ article_id: 1, seen_at: now, is_new: true }).execute()
  await db
    .insertInto('reports')
    .values({
      fingerprint: Buffer.alloc(32),
      kind: 'error',
      message: 'x',
      stack: '',
      path: '/',
      version: '1',
      count: 1,
      first_at: now,
      last_at: now,
    })
    .execute()
}
