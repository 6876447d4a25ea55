import { type CalendarDay, formatDay } from '@dayplate/dates'
import { useLanguage, useT } from '../../../platform/i18n/i18n.ts'
import styles from './list-sheet.module.css'
import type { OwnItem, ShoppingListOfPeriod, ShoppingProduct } from '../shopping-list-of-period.ts'

interface ListSheetProps {
  readonly list: ShoppingListOfPeriod
  readonly today: CalendarDay
}

/** The list on paper: what is still to buy and what is at home, in three columns to tick with a pen. */
export function ListSheet({ list, today }: ListSheetProps) {
  const t = useT()
  const language = useLanguage()
  const { start, end } = list.period
  const categories = list.categories
    .map((category) => ({ ...category, products: category.products.filter(isPrinted) }))
    .filter(({ products }) => products.length > 0)
  const items = list.ownItems.filter(({ isBought }) => !isBought)
  const count = items.length + categories.reduce((sum, { products }) => sum + products.length, 0)
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        <div>
          <h2 className={styles.title}>{t('shopping-list/title')}</h2>
          <p>
            {start === end
              ? formatDay(start, language, 'full-year')
              : `${formatDay(start, language, 'full')} – ${formatDay(end, language, 'full-year')}`}
            {` · ${t('shopping-print/products', { count })} · ${t('shopping-list/people', { count: list.plates })}`}
          </p>
        </div>
        <p className={styles.cooked}>{t('shopping-print/meals', { count: list.cookedMeals.length })}</p>
      </header>
      <div className={styles.columns}>
        {categories.map(({ key, name, products }) => (
          <section key={key} className={styles.aisle}>
            <h3>{name}</h3>
            <ul>
              {products.map((product) => (
                <PrintedProduct key={product.key} product={product} />
              ))}
            </ul>
          </section>
        ))}
        {items.length > 0 ? <PrintedItems items={items} /> : null}
      </div>
      <footer className={styles.foot}>
        <span>Dayplate</span>
        <span>{t('shopping-print/printed-on', { day: formatDay(today, language, 'long') })}</span>
      </footer>
    </article>
  )
}

/** Bought products stay off the paper; those at home are on it, because a cook may find the jar empty. */
const isPrinted = ({ isBought, bought }: ShoppingProduct): boolean => !isBought || bought === null

function PrintedProduct({ product }: { readonly product: ShoppingProduct }) {
  const t = useT()
  const { name, measurements, needed, isBought } = product
  return (
    <li className={styles.product}>
      <span className={styles.box} aria-hidden="true" />
      <span className={styles.name}>
        {name}
        <small>{t('shopping-list/need', { amount: needed })}</small>
      </span>
      {isBought ? (
        <span className={styles.amount}>{t('shopping-list/at-home')}</span>
      ) : (
        <b className={styles.amount}>{measurements.map(({ text }) => text).join(', ')}</b>
      )}
    </li>
  )
}

function PrintedItems({ items }: { readonly items: readonly OwnItem[] }) {
  const t = useT()
  return (
    <section className={styles.aisle}>
      <h3>{t('shopping-list/own/title')}</h3>
      <ul>
        {items.map(({ id, name }) => (
          <li key={id} className={styles.product}>
            <span className={styles.box} aria-hidden="true" />
            <span className={styles.name}>{name}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
