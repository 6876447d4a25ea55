import { useState } from 'react'
import { PublicGatewayProvider } from '../../platform/graphql-client/public-gateway-provider.tsx'
import { useT } from '../../platform/i18n/i18n.ts'
import { SectionFailed } from '../../platform/section-failed/section-failed.tsx'
import { IS_PAYMENT_OPEN } from '../../platform/site/payment.ts'
import { SITE } from '../../platform/site/site.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { mealGround } from '../../ui/meal-ground/meal-ground.ts'
import { ChosenProductSkeleton } from './chosen-product-skeleton.tsx'
import styles from './chosen-product.module.css'
import { readProductChoice } from './product-choice.ts'
import { ProductPrice } from './product-price.tsx'
import type { ProductOnSaleFragment } from './shop.gen.ts'
import { useProducts } from './use-products.ts'

/** The chosen plan at its current price. Renders nothing without a choice. */
export function ChosenProduct() {
  const [choice] = useState(readProductChoice)
  return choice === null ? null : (
    <PublicGatewayProvider>
      <Answered productId={choice.productId} />
    </PublicGatewayProvider>
  )
}

function Answered({ productId }: { readonly productId: string }) {
  const t = useT()
  const answer = useProducts()
  if (answer.kind === 'loading') return <ChosenProductSkeleton />
  if (answer.kind === 'failed') {
    return <SectionFailed failure={answer.failure} lead={t('buy/chosen/failed')} onRetry={answer.retry} />
  }
  const product = answer.data.find(({ id }) => id === productId)
  return product ? <Product product={product} /> : <Gone />
}

/** Shown for a chosen plan that is no longer on sale. Links to the current plans, if any are sold. */
function Gone() {
  const t = useT()
  return (
    <div className={styles.gone}>
      <p>{t('buy/chosen/gone')}</p>
      {IS_PAYMENT_OPEN ? (
        <ButtonLink kind="quiet" size="small" to={SITE.buy.to} hash={SITE.buy.hash}>
          {t('buy/chosen/see-plans')}
        </ButtonLink>
      ) : null}
    </div>
  )
}

/** The side of the picture, in CSS pixels. */
const PICTURE_SIZE = 112

function Product({ product: { thumbnailUrl, saleProduct } }: { readonly product: ProductOnSaleFragment }) {
  const t = useT()
  const { name, shortDescription, price } = saleProduct
  return (
    <article className={styles.product}>
      <div className={styles.ground} style={{ background: mealGround('lunch') }}>
        <img src={thumbnailUrl} alt="" width={PICTURE_SIZE} height={PICTURE_SIZE} />
      </div>
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.description}>{shortDescription}</p>
        <ProductPrice price={price} />
        {IS_PAYMENT_OPEN ? null : <p className={styles.remembered}>{t('buy/chosen/remembered')}</p>}
      </div>
    </article>
  )
}
