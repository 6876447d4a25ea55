import type { Meal } from '@dayplate/nutrition'
import type { Database } from '../../platform/db/database.ts'
import { readStored, type Stored } from './stored-meal.ts'
import type { CatalogueOverrides, OwnEntries, OwnEntry } from './catalogue-overrides.ts'
import { completeFood } from './complete-food.ts'

/** The number of the last import; 0 before the first. */
export async function findRevision(db: Database): Promise<number> {
  const { revision } = await db.selectFrom('catalogue_revisions').select('revision').executeTakeFirstOrThrow()
  return revision
}

/** Makes every other import wait until this transaction ends. */
export async function lockOverrides(tx: Database): Promise<void> {
  await tx.selectFrom('catalogue_revisions').select('revision').forUpdate().executeTakeFirstOrThrow()
}

export async function findOverrides(db: Database): Promise<CatalogueOverrides> {
  const rows = await db
    .selectFrom('catalogue_entries')
    .select(['kind', 'id', 'source', 'polish_source', 'document'])
    .orderBy('id')
    .execute()
  const entriesOf = <S, T>(kind: 'food' | 'meal', read: (stored: S) => T): OwnEntries<T> =>
    new Map(
      rows
        .filter((row) => row.kind === kind)
        .map((row) => {
          const entry = toEntry<S>(row)
          return [row.id, entry && { ...entry, content: read(entry.content) }] as const
        }),
    )
  return { foods: entriesOf('food', completeFood), meals: entriesOf<Stored<Meal>, Meal>('meal', readStored) }
}

function toEntry<T>({
  source,
  polish_source: polishSource,
  document,
}: {
  readonly source: string | null
  readonly polish_source: string | null
  readonly document: unknown
}): OwnEntry<T> | null {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- only `replaceOverrides` writes this column, each kind its type
  return source === null ? null : { source, polishSource, content: document as T }
}

/** Replaces all overrides and raises the revision, so that servers reload them. */
export async function replaceOverrides(tx: Database, { foods, meals }: CatalogueOverrides): Promise<void> {
  await tx.deleteFrom('catalogue_entries').execute()
  const rows = [...rowsOf('food', foods), ...rowsOf('meal', meals)]
  if (rows.length > 0) await tx.insertInto('catalogue_entries').values(rows).execute()
  await tx
    .updateTable('catalogue_revisions')
    .set((row) => ({ revision: row('revision', '+', 1) }))
    .execute()
}

const rowsOf = (kind: 'food' | 'meal', entries: OwnEntries<unknown>) =>
  [...entries].map(([id, entry]) => ({
    kind,
    id,
    source: entry?.source ?? null,
    polish_source: entry?.polishSource ?? null,
    document: entry === null ? null : JSON.stringify(entry.content),
  }))
