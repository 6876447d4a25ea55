import { useState } from 'react'
import { useT } from '../../platform/i18n/i18n.ts'
import { LazySection } from '../../platform/lazy/lazy-section.tsx'
import { SectionFailed } from '../../platform/section-failed/section-failed.tsx'
import styles from './lazy-chosen-product.module.css'
import { ChosenProductSkeleton } from './chosen-product-skeleton.tsx'
import { readProductChoice } from './product-choice.ts'

const loadChosenProduct = () => import('./chosen-product.tsx').then(({ ChosenProduct }) => ChosenProduct)

/** The chosen plan above a form that does not need it; nothing without a choice. */
export function LazyChosenProduct() {
  const t = useT()
  const [choice] = useState(readProductChoice)
  if (choice === null) return null
  return (
    <div className={styles.chosen}>
      <LazySection
        load={loadChosenProduct}
        placeholder={<ChosenProductSkeleton />}
        failed={(retry) => (
          <SectionFailed failure={{ kind: 'network' }} lead={t('buy/chosen/failed')} onRetry={retry} />
        )}
      />
    </div>
  )
}
