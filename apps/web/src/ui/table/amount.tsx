import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './amount.module.css'

export interface AmountProps {
  /** The number as it is written. */
  readonly children: ReactNode
  readonly unit?: string | undefined
  readonly isLarge?: boolean | undefined
}

/** A number with its unit, which is small and never breaks away from it. */
export function Amount({ children, unit, isLarge }: AmountProps) {
  return (
    <span className={classNames(styles.amount, isLarge && styles.large)}>
      {children}
      {unit ? <span className={styles.unit}> {unit}</span> : null}
    </span>
  )
}

export interface ChangeProps {
  /** Towards what the person wants. Anything else is neutral: a weight is never scolded. */
  readonly isGood?: boolean | undefined
  /** A signed number or a word, so that the colour says nothing alone. */
  readonly children: ReactNode
}

export function Change({ isGood, children }: ChangeProps) {
  return <span className={classNames(styles.change, isGood && styles.good)}>{children}</span>
}
