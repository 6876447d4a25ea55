import { useT } from '../../platform/i18n/i18n.ts'
import { DrawnPart } from '../../platform/lazy/drawn-part.tsx'
import { lazyPart } from '../../platform/lazy/lazy-part.ts'
import { SectionFailed } from '../../platform/section-failed/section-failed.tsx'
import styles from './buy-section.module.css'
import { ProductsSkeleton } from './products-skeleton.tsx'

const productsOnSale = lazyPart(async () => (await import('./products-on-sale.tsx')).ProductsOnSale)

/** The plans on sale (`#buy`). */
export function BuySection() {
  const t = useT()
  return (
    <section id="buy" className={styles.section} aria-labelledby="buy-title">
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 id="buy-title">{t('shop/plans/title')}</h2>
          <p>{t('shop/plans/text')}</p>
        </div>
        <DrawnPart
          part={productsOnSale}
          props={{}}
          loading={<ProductsSkeleton />}
          failed={(retry) => (
            <SectionFailed failure={{ kind: 'network' }} lead={t('shop/plans/failed')} onRetry={retry} />
          )}
        />
      </div>
    </section>
  )
}
