import type { Kysely } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'

/** An operator's changes to a product. */
export interface ProductChange {
  readonly isOnSale: boolean
  /** Null keeps the release's prices. */
  readonly priceGrosze: number | null
}

/** The operators' changes, by product id. */
export async function findProductChanges(db: Kysely<DB>): Promise<ReadonlyMap<number, ProductChange>> {
  const rows = await db
    .selectFrom('product_changes')
    .select(['product_id as id', 'is_on_sale as isOnSale', 'price_grosze as priceGrosze'])
    .execute()
  return new Map(rows.map(({ id, ...change }) => [id, change]))
}

/** Stores the given fields and keeps the product's other changes. */
export async function saveProductChange(
  db: Kysely<DB>,
  productId: number,
  { change, now }: { readonly change: Partial<ProductChange>; readonly now: Date },
): Promise<void> {
  const set = {
    changed_at: now,
    ...(change.isOnSale === undefined ? {} : { is_on_sale: change.isOnSale }),
    ...(change.priceGrosze === undefined ? {} : { price_grosze: change.priceGrosze }),
  }
  await db
    .insertInto('product_changes')
    .values({ product_id: productId, ...set })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet(set))
    .execute()
}
