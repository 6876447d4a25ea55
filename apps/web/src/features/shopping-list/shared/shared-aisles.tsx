import { balanceColumns } from '@dayplate/rules/shopping-list'
import { useId, useRef } from 'react'
import { FoodPicture } from '../../../domain/recipe/food-picture.tsx'
import { useT } from '../../../platform/i18n/i18n.ts'
import { classNames } from '../../../ui/class-names.ts'
import { useGlide } from '../../../ui/glide/use-glide.ts'
import { Tick } from '../../../ui/tick/tick.tsx'
import { SHARED_PRODUCT_MARK, type SharedProductMark } from '../marks/mark-entries.ts'
import { type PendingMarks, rowState } from '../marks/pending-marks.ts'
import { press } from '../marks/press-mark.ts'
import { AisleIcon } from '../rows/aisle-icon.tsx'
import aisle from '../rows/aisle.module.css'
import aisles from '../rows/aisles.module.css'
import { BoughtRows } from '../rows/bought-rows.tsx'
import { focusBeside } from '../rows/focus-beside.ts'
import row from '../rows/product-row.module.css'
import { useColumnCount } from '../../../ui/column-count/use-column-count.ts'
import { FURTHER_COLUMNS } from '../rows/aisles.tsx'
import type { SharedCategory, SharedProduct } from './shared-list-of-link.ts'
import styles from './shared-list.module.css'

interface SharedAislesProps {
  readonly categories: readonly SharedCategory[]
  readonly token: string
  readonly marks: PendingMarks
}

/** The aisles of a shared list, as its owner sees them. */
export function SharedAisles({ categories, ...rest }: SharedAislesProps) {
  const columns = balanceColumns(categories, useColumnCount(FURTHER_COLUMNS))
  return (
    <div className={aisles.columns}>
      {columns.map((column) => (
        <div key={column[0]?.key} className={aisles.column}>
          {column.map((category) => (
            <SharedAisle key={category.key} category={category} {...rest} />
          ))}
        </div>
      ))}
    </div>
  )
}

interface SharedAisleProps extends Omit<SharedAislesProps, 'categories'> {
  readonly category: SharedCategory
}

function SharedAisle({ category: { key, name, products }, token, marks }: SharedAisleProps) {
  const t = useT()
  const titleId = useId()
  const list = useRef<HTMLUListElement>(null)
  useGlide(list)
  const rows = products.map((product) => ({ product, ...rowState(marks, product.key, product.isBought) }))
  const [open, bought] = [
    rows.filter(({ isAmongBought }) => !isAmongBought),
    rows.filter(({ isAmongBought }) => isAmongBought),
  ]
  const left = open.filter(({ isTicked }) => !isTicked).length
  return (
    <section className={aisle.aisle} aria-labelledby={titleId}>
      <h2 className={aisle.title} id={titleId}>
        <AisleIcon aisle={key} />
        {name}
        <span className={aisle.left}>
          <span aria-hidden="true">{left}</span>
          <span className="visually-hidden">{t('shopping-list/to-buy', { count: left })}</span>
        </span>
      </h2>
      <div className={aisle.block}>
        <ul className={aisle.rows} ref={list}>
          {open.map(({ product, isTicked }) => (
            <SharedRow key={product.key} product={product} token={token} isTicked={isTicked} />
          ))}
        </ul>
        {bought.length > 0 ? (
          <BoughtRows names={bought.map(({ product }) => product.name)}>
            {bought.map(({ product, isTicked }) => (
              <SharedRow key={product.key} product={product} token={token} isTicked={isTicked} />
            ))}
          </BoughtRows>
        ) : null}
      </div>
    </section>
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
