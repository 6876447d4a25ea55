import { products, type Product } from '@dayplate/catalogue'
import type { Kysely } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'
import { findProductChanges, type ProductChange } from './product-changes.repository.ts'

export interface OfferedProduct extends Product {
  readonly isOnSale: boolean
}

/** Every product of the release as the operators of this installation offer it, in the order it is shown. */
export async function findOfferedProducts(db: Kysely<DB>): Promise<readonly OfferedProduct[]> {
  const changes = await findProductChanges(db)
  return products.map((product) => offeredAs(product, changes.get(product.id)))
}

/** Another price stands for itself: a reduction of the release's price would say something untrue about it (Directive 98/6/EC, 6a). */
function offeredAs(product: Product, change: ProductChange | undefined): OfferedProduct {
  const { isOnSale, priceGrosze } = change ?? { isOnSale: true, priceGrosze: null }
  if (priceGrosze === null) return { ...product, isOnSale }
  return { ...product, isOnSale, regularGrosze: priceGrosze, promoGrosze: null, lowestIn30DaysGrosze: null }
}

/** What is on sale, in the order it is shown. */
export const findProductsOnSale = async (db: Kysely<DB>): Promise<readonly Product[]> =>
  (await findOfferedProducts(db)).filter(({ isOnSale }) => isOnSale)
