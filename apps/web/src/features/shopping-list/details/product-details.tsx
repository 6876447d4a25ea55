import { formatDay, parseCalendarDay } from '@dayplate/dates'
import { Link } from '@tanstack/react-router'
import { useLanguage, useT } from '../../../platform/i18n/i18n.ts'
import { FoodPicture } from '../../../domain/recipe/food-picture.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { AtHomeForm } from './at-home-form.tsx'
import styles from './product-details.module.css'
import type { ShoppingListOfPeriod, ShoppingProduct } from '../shopping-list-of-period.ts'

export interface ProductDetailsProps {
  readonly product: ShoppingProduct
  readonly list: ShoppingListOfPeriod
  readonly onClose: () => void
}

/** How much of a product to buy, which meals need it, and how much of it is at home. */
export function ProductDetails({ product, list, onClose }: ProductDetailsProps) {
  const t = useT()
  const { name, imageUrl, measurements, needed, isBought, bought, atHome } = product
  return (
    <Dialog shape="sheet" title={name} isTitleHidden onClose={onClose}>
      <div className={styles.head}>
        <FoodPicture imageUrl={imageUrl} />
        <div>
          <p className={styles.name} aria-hidden="true">
            {name}
          </p>
          <p className={styles.amounts}>
            <b>{measurements.map(({ text }) => text).join(', ')}</b>, {t('shopping-list/need', { amount: needed })}
          </p>
          {bought === null ? null : (
            <p className={styles.amounts}>
              {isBought ? t('shopping-choices/is-bought') : t('shopping-list/have-bought', { amount: bought })}
            </p>
          )}
          {atHome === null ? null : (
            <p className={styles.amounts}>{t('shopping-list/have-at-home', { amount: atHome })}</p>
          )}
        </div>
      </div>
      <AtHomeForm product={product} period={list.period} onSaved={onClose} />
      <Reasons product={product} list={list} onClose={onClose} />
    </Dialog>
  )
}

/** The meals that need the product, by day. */
function Reasons({ product: { productId }, list: { cookedMeals, plates } }: ProductDetailsProps) {
  const t = useT()
  const language = useLanguage()
  const meals = cookedMeals.filter(({ productIds }) => productIds.includes(productId))
  return (
    <section>
      <h3 className={styles.title}>{t('shopping-choices/why')}</h3>
      <ul className={styles.meals}>
        {meals.map(({ date, mealType, name }) => {
          const day = parseCalendarDay(date)
          return (
            <li key={`${date} ${mealType.type}`}>
              <Link className={styles.meal} to="/day-plan/$date" params={{ date }}>
                <span>{name}</span>
                <span className={styles.when}>
                  {day === null ? '' : `${formatDay(day, language, 'full')}, `}
                  {mealType.name.toLocaleLowerCase(language)}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
      {plates > 1 ? <p className={styles.when}>{t('shopping-choices/for-people', { count: plates })}</p> : null}
    </section>
  )
}
