import { type ReactNode, useId } from 'react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { AisleIcon } from './aisle-icon.tsx'
import styles from './aisle.module.css'

interface AisleSectionProps {
  /** The name of the aisle in the code, which decides its icon. */
  readonly aisle: string
  readonly name: string
  /** How many products are still to buy. */
  readonly left: number
  readonly children: ReactNode
}

/** A part of the shop, with its name and how much of it is left. */
export function AisleSection({ aisle, name, left, children }: AisleSectionProps) {
  const t = useT()
  const titleId = useId()
  return (
    <section className={styles.aisle} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        <AisleIcon aisle={aisle} />
        {name}
        <span className={styles.left}>
          <span aria-hidden="true">{left}</span>
          <span className="visually-hidden">{t('shopping-list/to-buy', { count: left })}</span>
        </span>
      </h2>
      {children}
    </section>
  )
}
