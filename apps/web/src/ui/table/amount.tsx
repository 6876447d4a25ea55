import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './amount.module.css'

export interface AmountProps {
  /** The formatted number. */
  readonly children: ReactNode
  readonly unit?: string | undefined
  readonly isLarge?: boolean | undefined
}

/** A number with its small unit, which never wraps. */
export function Amount({ children, unit, isLarge }: AmountProps) {
  return (
    <span className={classNames(styles.amount, isLarge && styles.large)}>
      {children}
      {unit ? <span className={styles.unit}> {unit}</span> : null}
    </span>
  )
}

export interface ChangeProps {
  /** Set for a change towards the user's goal. Any other change is neutral, because a weight is never judged. */
  readonly isGood?: boolean | undefined
  /** A signed number or a word, so that colour alone says nothing. */
  readonly children: ReactNode
}

export function Change({ isGood, children }: ChangeProps) {
  return <span className={classNames(styles.change, isGood && styles.good)}>{children}</span>
}
