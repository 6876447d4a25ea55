import type { ShoppingPeriod } from '@dayplate/rules/shopping-list'
import { House } from 'lucide-react'
import { classNames } from '../../../ui/class-names.ts'
import { useT } from '../../../platform/i18n/i18n.ts'
import { FoodPicture } from '../../../domain/recipe/food-picture.tsx'
import { useAddressMarker } from '../../../platform/navigation/use-address-marker.ts'
import { Tick } from '../../../ui/tick/tick.tsx'
import { focusBeside } from './focus-beside.ts'
import { markProduct } from '../marks/press-mark.ts'
import styles from './product-row.module.css'
import type { ShoppingProduct } from '../shopping-list-of-period.ts'

interface ProductRowProps {
  readonly product: ShoppingProduct
  readonly period: ShoppingPeriod
  readonly isTicked: boolean
}

/** A product: its tick at the left thumb, and a button that opens its details. */
export function ProductRow({ product, period, isTicked }: ProductRowProps) {
  const t = useT()
  const { open } = useAddressMarker('product')
  const { key, productId, name, imageUrl } = product
  const isAtHome = product.isBought && product.bought === null && product.atHome !== null
  return (
    <li className={classNames(styles.row, isTicked && !isAtHome && styles.bought)} data-row={key}>
      {isAtHome ? (
        <span className={styles.home} aria-hidden="true">
          <House />
        </span>
      ) : (
        <Tick
          label={t('shopping-list/tick', { product: name })}
          isTicked={isTicked}
          onChange={(isBought) => {
            focusBeside(key)
            markProduct(product, period, isBought)
          }}
        />
      )}
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => open(productId)}>
        <FoodPicture imageUrl={imageUrl} />
        <span className={styles.name}>{name}</span>
        <span className={styles.amounts}>
          <Amounts product={product} isAtHome={isAtHome} />
        </span>
      </button>
    </li>
  )
}

function Amounts({ product, isAtHome }: { readonly product: ShoppingProduct; readonly isAtHome: boolean }) {
  const t = useT()
  const { measurements, needed, bought, atHome, isBought } = product
  const need = t('shopping-list/need', { amount: needed })
  if (isAtHome) {
    return (
      <>
        <span className={styles.light}>{t('shopping-list/at-home')}</span>
        <span className={styles.need}>{need}</span>
      </>
    )
  }
  return (
    <>
      <b className={styles.amount}>{measurements.map(({ text }) => text).join(', ')}</b>
      <span className={styles.need}>{need}</span>
      {bought !== null && !isBought ? (
        <span className={styles.need}>{t('shopping-list/have-bought', { amount: bought })}</span>
      ) : null}
      {atHome === null ? null : (
        <span className={styles.need}>{t('shopping-list/have-at-home', { amount: atHome })}</span>
      )}
    </>
  )
}
