import { PublicGatewayProvider } from '../../platform/graphql-client/public-gateway-provider.tsx'
import { useT } from '../../platform/i18n/i18n.ts'
import { SectionFailed } from '../../platform/section-failed/section-failed.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import styles from './buy-section.module.css'
import { ProductCard } from './product-card.tsx'
import { ProductsSkeleton } from './products-skeleton.tsx'
import type { ProductOnSaleFragment } from './shop.gen.ts'
import { useProducts } from './use-products.ts'

export function ProductsOnSale() {
  return (
    <PublicGatewayProvider>
      <Answered />
    </PublicGatewayProvider>
  )
}

function Answered() {
  const t = useT()
  const answer = useProducts()
  switch (answer.kind) {
    case 'loading':
      return <ProductsSkeleton />
    case 'failed':
      return <SectionFailed failure={answer.failure} lead={t('shop/plans/failed')} onRetry={answer.retry} />
    case 'answered':
      return answer.data.length === 0 ? <NothingOnSale /> : <Products products={answer.data} />
  }
}

/** The backgrounds of the cards, in the order of a day, repeated. */
const GROUNDS = ['breakfast', 'lunch', 'dinner', 'snack'] as const

function Products({ products }: { readonly products: readonly ProductOnSaleFragment[] }) {
  return (
    <ul className={styles.products}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} ground={GROUNDS[index % GROUNDS.length] ?? GROUNDS[0]} />
        </li>
      ))}
    </ul>
  )
}

function NothingOnSale() {
  const t = useT()
  return (
    <div className={styles.words}>
      <p>{t('shop/plans/none')}</p>
      <ButtonLink kind="quiet" to="/coupon/access-code">
        {t('shop/enter-code')}
      </ButtonLink>
    </div>
  )
}
