import { useT } from '../../../platform/i18n/i18n.ts'
import { LazyOverlay } from '../../../platform/lazy/lazy-overlay.tsx'
import { useAddressMarker } from '../../../platform/navigation/use-address-marker.ts'
import { productDetails } from '../list-sheets.ts'
import type { ShoppingListOfPeriod } from '../shopping-list-of-period.ts'

/** The details of the product that the address names. One that is no longer on the list opens nothing. */
export function ProductOverlay({ list }: { readonly list: ShoppingListOfPeriod }) {
  const t = useT()
  const { value, close } = useAddressMarker('product')
  const product = list.categories.flatMap(({ products }) => products).find(({ productId }) => productId === value)
  if (product === undefined) return null
  return (
    <LazyOverlay
      part={productDetails}
      props={{ product, list, onClose: close }}
      failedText={t('shopping-list/part-failed')}
    />
  )
}
