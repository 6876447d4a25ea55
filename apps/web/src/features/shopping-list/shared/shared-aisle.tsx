import { FoodPicture } from '../../../domain/recipe/food-picture.tsx'
import { useT } from '../../../platform/i18n/i18n.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Tick } from '../../../ui/tick/tick.tsx'
import { SHARED_PRODUCT_MARK, type SharedProductMark } from '../marks/mark-entries.ts'
import { type PendingMarks, rowState } from '../marks/pending-marks.ts'
import { press } from '../marks/press-mark.ts'
import { AisleSection } from '../rows/aisle-section.tsx'
import { focusBeside } from '../rows/focus-beside.ts'
import row from '../rows/product-row.module.css'
import { TickedRows } from '../rows/ticked-rows.tsx'
import type { SharedCategory, SharedProduct } from './shared-list-of-link.ts'
import styles from './shared-list.module.css'

interface SharedAisleProps {
  readonly category: SharedCategory
  readonly token: string
  readonly marks: PendingMarks
}

/** An aisle of a shared list, as its owner sees it. */
export function SharedAisle({ category: { key: aisle, name, products }, token, marks }: SharedAisleProps) {
  const rows = products.map((product) => {
    const { isTicked, isAmongBought } = rowState(marks, product.key, product.isBought)
    return {
      key: product.key,
      name: product.name,
      isTicked,
      isFolded: isAmongBought,
      row: <SharedRow product={product} token={token} isTicked={isTicked} />,
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

interface SharedRowProps {
  readonly product: SharedProduct
  readonly token: string
  readonly isTicked: boolean
}

/** A product with its tick. It opens nothing, because a guest does not see what it is for. */
function SharedRow({ product, token, isTicked }: SharedRowProps) {
  const t = useT()
  const { key, name, imageUrl, measurements } = product
  return (
    <li className={classNames(row.row, isTicked && row.bought)} data-row={key}>
      <Tick
        label={t('shopping-list/tick', { product: name })}
        isTicked={isTicked}
        onChange={(isBought) => {
          focusBeside(key)
          tick(product, token, isBought)
        }}
      />
      <div className={classNames(row.open, styles.plain)}>
        <FoodPicture imageUrl={imageUrl} />
        <span className={row.name}>{name}</span>
        <b className={classNames(row.amounts, row.amount)}>{measurements.map(({ text }) => text).join(', ')}</b>
      </div>
    </li>
  )
}

function tick({ key, productId, version }: SharedProduct, token: string, isBought: boolean): void {
  const input: SharedProductMark = { token, key, productId, isBought, version }
  press({ kind: SHARED_PRODUCT_MARK, subject: key, input })
}
