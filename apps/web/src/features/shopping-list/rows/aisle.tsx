import type { ShoppingPeriod } from '@dayplate/rules/shopping-list'
import { useId, useRef } from 'react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { useGlide } from '../../../ui/glide/use-glide.ts'
import { AisleIcon } from './aisle-icon.tsx'
import styles from './aisle.module.css'
import { BoughtRows } from './bought-rows.tsx'
import { ProductRow } from './product-row.tsx'
import { type PendingMarks, rowState } from '../marks/pending-marks.ts'
import type { ShoppingCategory } from '../shopping-list-of-period.ts'

interface AisleProps {
  readonly category: ShoppingCategory
  readonly period: ShoppingPeriod
  readonly marks: PendingMarks
}

/** The products of an aisle: first those to buy and those at home, then the bought ones, folded. */
export function Aisle({ category: { key, name, products }, period, marks }: AisleProps) {
  const t = useT()
  const titleId = useId()
  const list = useRef<HTMLUListElement>(null)
  useGlide(list)
  const rows = products.map((product) => ({ product, ...rowState(marks, product.key, product.isBought) }))
  // At home is not bought: such a product stays in sight.
  const isOpen = ({ product, isAmongBought }: (typeof rows)[number]) =>
    !isAmongBought || (product.bought === null && product.isBought)
  const [open, bought] = [rows.filter(isOpen), rows.filter((row) => !isOpen(row))]
  const left = open.filter(({ isTicked }) => !isTicked).length
  return (
    <section className={styles.aisle} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        <AisleIcon aisle={key} />
        {name}
        <span className={styles.left}>
          <span aria-hidden="true">{left}</span>
          <span className="visually-hidden">{t('shopping-list/to-buy', { count: left })}</span>
        </span>
      </h2>
      <div className={styles.block}>
        <ul className={styles.rows} ref={list}>
          {open.map(({ product, isTicked }) => (
            <ProductRow key={product.key} product={product} period={period} isTicked={isTicked} />
          ))}
        </ul>
        {bought.length > 0 ? (
          <BoughtRows names={bought.map(({ product }) => product.name)}>
            {bought.map(({ product, isTicked }) => (
              <ProductRow key={product.key} product={product} period={period} isTicked={isTicked} />
            ))}
          </BoughtRows>
        ) : null}
      </div>
    </section>
  )
}
