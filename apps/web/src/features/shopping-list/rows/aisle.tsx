import type { ShoppingPeriod } from '@dayplate/rules/shopping-list'
import { AisleSection } from './aisle-section.tsx'
import { ProductRow } from './product-row.tsx'
import { TickedRows } from './ticked-rows.tsx'
import { type PendingMarks, rowState } from '../marks/pending-marks.ts'
import type { ShoppingCategory } from '../shopping-list-of-period.ts'

interface AisleProps {
  readonly category: ShoppingCategory
  readonly period: ShoppingPeriod
  readonly marks: PendingMarks
}

/** The products of an aisle. */
export function Aisle({ category: { key: aisle, name, products }, period, marks }: AisleProps) {
  const rows = products.map((product) => {
    const { isTicked, isAmongBought } = rowState(marks, product.key, product.isBought)
    return {
      key: product.key,
      name: product.name,
      isTicked,
      // At home is not bought: such a product stays in sight.
      isFolded: isAmongBought && !(product.bought === null && product.isBought),
      row: <ProductRow product={product} period={period} isTicked={isTicked} />,
    }
  })
  return (
    <AisleSection
      aisle={aisle}
      name={name}
      left={rows.filter(({ isFolded, isTicked }) => !isFolded && !isTicked).length}
    >
      <TickedRows rows={rows} />
    </AisleSection>
  )
}
