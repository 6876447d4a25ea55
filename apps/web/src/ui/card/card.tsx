import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './card.module.css'

export interface CardProps {
  /** Adds padding. Leave out for a list of rows, which has its own. */
  readonly isPadded?: boolean | undefined
  readonly children: ReactNode
}

export function Card({ isPadded = true, children }: CardProps) {
  return <div className={classNames(styles.card, isPadded && styles.padded)}>{children}</div>
}
