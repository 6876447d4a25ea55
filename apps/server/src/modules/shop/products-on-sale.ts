import { products, type Product } from '@dayplate/catalogue'
import type { Kysely } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'
import { findProductChanges, type ProductChange } from './product-changes.repository.ts'

export interface OfferedProduct extends Product {
  readonly isOnSale: boolean
}

/** Every product of the release with the operator's changes, in display order. */
export async function findOfferedProducts(db: Kysely<DB>): Promise<readonly OfferedProduct[]> {
  const changes = await findProductChanges(db)
  return products.map((product) => offeredAs(product, changes.get(product.id)))
}

/** A changed price has no promo price, because a reduction of the release's price would be untrue (Directive 98/6/EC, 6a). */
function offeredAs(product: Product, change: ProductChange | undefined): OfferedProduct {
  const { isOnSale, priceGrosze } = change ?? { isOnSale: true, priceGrosze: null }
  if (priceGrosze === null) return { ...product, isOnSale }
  return { ...product, isOnSale, regularGrosze: priceGrosze, promoGrosze: null, lowestIn30DaysGrosze: null }
}

/** The products on sale, in display order. */
export const findProductsOnSale = async (db: Kysely<DB>): Promise<readonly Product[]> =>
  (await findOfferedProducts(db)).filter(({ isOnSale }) => isOnSale)
