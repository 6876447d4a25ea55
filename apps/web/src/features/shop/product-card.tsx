import { Check, Star } from 'lucide-react'
import { useT } from '../../platform/i18n/i18n.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { classNames } from '../../ui/class-names.ts'
import { mealGround, type MealGroundName } from '../../ui/meal-ground/meal-ground.ts'
import styles from './product-card.module.css'
import { ProductPrice } from './product-price.tsx'
import type { ProductOnSaleFragment } from './shop.gen.ts'

/** Side of the picture, in CSS pixels. */
const PICTURE_SIZE = 272

interface ProductCardProps {
  readonly product: ProductOnSaleFragment
  readonly ground: MealGroundName
}

/** The card of a plan: picture, name, price, features and one button. */
export function ProductCard({ product: { id, thumbnailUrl, saleProduct }, ground }: ProductCardProps) {
  const t = useT()
  const { name, shortDescription, price, features, isBestseller } = saleProduct
  return (
    <article className={classNames(styles.card, isBestseller && styles.bestseller)}>
      <div className={styles.ground} style={{ background: mealGround(ground) }}>
        <img
          className={styles.plate}
          src={thumbnailUrl}
          alt=""
          width={PICTURE_SIZE}
          height={PICTURE_SIZE}
          loading="lazy"
        />
        {isBestseller ? (
          <span className={styles.badge}>
            <Star aria-hidden="true" />
            {t('shop/bestseller')}
          </span>
        ) : null}
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.description}>{shortDescription}</p>
        <ProductPrice price={price} />
        <ul className={styles.features}>
          {features.map((feature) => (
            <li key={feature}>
              <Check aria-hidden="true" />
              {feature}
            </li>
          ))}
        </ul>
        <div className={styles.choose}>
          <ButtonLink
            kind={isBestseller ? 'primary' : 'secondary'}
            isBlock
            to="/buy/$productId"
            params={{ productId: id }}
            preload={false}
            aria-label={t('shop/choose/label', { name })}
          >
            {t('shop/choose')}
          </ButtonLink>
        </div>
      </div>
    </article>
  )
}
