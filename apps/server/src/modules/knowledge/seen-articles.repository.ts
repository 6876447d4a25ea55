import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

/**
 * Notes the articles of this release that were not here before. Those that are here when the table is still empty count as old,
 * so that a first start announces nothing.
 */
export async function noteArticles(db: Database, ids: readonly number[], now: Date): Promise<void> {
  await sql`
    insert into seen_articles (article_id, seen_at, is_new)
    select id, ${now}::timestamptz, exists (select from seen_articles) from unnest(${[...ids]}::int[]) as row (id)
    on conflict do nothing`.execute(db)
}

export interface NewArticle {
  readonly id: number
  readonly seenAt: Date
}

/** The articles that came within this time, the oldest first. */
export async function findNewArticles(
  db: Database,
  { after, until }: { readonly after: Date; readonly until: Date },
): Promise<readonly NewArticle[]> {
  const rows = await db
    .selectFrom('seen_articles')
    .select(['article_id', 'seen_at'])
    .where('is_new', '=', true)
    .where('seen_at', '>', after)
    .where('seen_at', '<=', until)
    .orderBy('article_id')
    .execute()
  return rows.map(({ article_id: id, seen_at: seenAt }) => ({ id, seenAt }))
}
