import { AISLE_NAMES } from '@dayplate/messages/server'
import { NOTICED_G } from '@dayplate/rules/shopping-list'
import type {
  SharedShoppingList,
  SharedShoppingProduct,
  ShoppingProduct,
} from '../../../platform/graphql/schema.gen.ts'
import type { ShoppingBasis } from '../load-list.ts'
import { inAisles, presentProduct, productsOf, type Presentation } from '../present-list.ts'
import type { OpenedLink } from './list-links.repository.ts'
import type { ProductState } from '../product-state.ts'

/** A list for another person, in their language: nothing of it says what is cooked or what is at home. */
export const presentSharedList = (
  basis: ShoppingBasis,
  { name, period }: OpenedLink,
  presentation: Presentation,
): Pick<SharedShoppingList, 'period' | 'categories' | 'ownItems'> => ({
  period,
  categories: inAisles(
    basis,
    productsOf(basis, period).flatMap((state) => besideHome(state) ?? []),
    presentation,
  ).map(({ aisle, products }) => ({
    key: aisle,
    name: AISLE_NAMES[aisle][presentation.language],
    products: products.map((product) => shared(product, name)),
  })),
  ownItems: [...basis.items],
})

/** One product; null if it is not on the list for another person. */
export function presentSharedProduct(
  basis: ShoppingBasis,
  { state, link }: { readonly state: ProductState; readonly link: OpenedLink },
  presentation: Presentation,
): SharedShoppingProduct | null {
  const beside = besideHome(state)
  const product = beside === null ? null : presentProduct(basis, beside, presentation)
  return product === null ? null : shared(product, link.name)
}

/** Whether a product is on the list for another person. */
export const isShared = (state: ProductState): boolean => besideHome(state) !== null

/** A product as if what is at home were not needed; null if all of it is at home. */
const besideHome = (state: ProductState): ProductState | null =>
  state.isBought && state.boughtG < NOTICED_G ? null : { ...state, neededG: state.neededG - state.atHomeG, atHomeG: 0 }

const shared = (
  { productId, name, imageUrl, isBought, version, measurements }: ShoppingProduct,
  link: string,
): SharedShoppingProduct => ({
  key: `${productId} ${link}`,
  productId,
  name,
  imageUrl,
  isBought,
  version,
  measurements,
})
