import { useT } from '../../platform/i18n/i18n.ts'
import { LazySection } from '../../platform/lazy/lazy-section.tsx'
import { SectionFailed } from '../../platform/section-failed/section-failed.tsx'
import styles from './buy-section.module.css'
import { ProductsSkeleton } from './products-skeleton.tsx'

const loadProducts = () => import('./products-on-sale.tsx').then(({ ProductsOnSale }) => ProductsOnSale)

/** The plans one can choose (`#buy`). */
export function BuySection() {
  const t = useT()
  return (
    <section id="buy" className={styles.section} aria-labelledby="buy-title">
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 id="buy-title">{t('shop/plans/title')}</h2>
          <p>{t('shop/plans/text')}</p>
        </div>
        <LazySection
          load={loadProducts}
          placeholder={<ProductsSkeleton />}
          failed={(retry) => (
            <SectionFailed failure={{ kind: 'network' }} lead={t('shop/plans/failed')} onRetry={retry} />
          )}
        />
      </div>
    </section>
  )
}
