import { useState } from 'react'
import { useT } from '../../platform/i18n/i18n.ts'
import { DrawnPart } from '../../platform/lazy/drawn-part.tsx'
import { lazyPart } from '../../platform/lazy/lazy-part.ts'
import { SectionFailed } from '../../platform/section-failed/section-failed.tsx'
import styles from './lazy-chosen-product.module.css'
import { ChosenProductSkeleton } from './chosen-product-skeleton.tsx'
import { readProductChoice } from './product-choice.ts'

const chosenProduct = lazyPart(async () => (await import('./chosen-product.tsx')).ChosenProduct)

/** The chosen plan above a form that also works without it. Renders nothing without a choice. */
export function LazyChosenProduct() {
  const t = useT()
  const [choice] = useState(readProductChoice)
  if (choice === null) return null
  return (
    <div className={styles.chosen}>
      <DrawnPart
        part={chosenProduct}
        props={{}}
        loading={<ChosenProductSkeleton />}
        failed={(retry) => (
          <SectionFailed failure={{ kind: 'network' }} lead={t('buy/chosen/failed')} onRetry={retry} />
        )}
      />
    </div>
  )
}
