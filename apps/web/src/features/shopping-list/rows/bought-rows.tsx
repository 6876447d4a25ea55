import type { ReactNode } from 'react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx'
import styles from './aisle.module.css'

interface BoughtRowsProps {
  /** Shown while the rows are folded. */
  readonly names: readonly string[]
  readonly children: ReactNode
}

/** Bought rows of an aisle, folded to one line that names them. */
export function BoughtRows({ names, children }: BoughtRowsProps) {
  const t = useT()
  return (
    <div className={styles.fold}>
      <Disclosure
        look="quiet"
        title={<span className={styles.names}>{t('shopping-list/bought', { names: names.join(', ') })}</span>}
      >
        <ul className={styles.rows}>{children}</ul>
      </Disclosure>
    </div>
  )
}
