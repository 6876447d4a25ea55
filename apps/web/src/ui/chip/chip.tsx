import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './chip.module.css'

export interface ChipProps {
  /** pear: today, goal, holiday; soft: active; sale: a reduced price; primary: the most popular product. */
  readonly kind?: 'neutral' | 'pear' | 'soft' | 'sale' | 'primary' | undefined
  /** A CSS colour for a dot before the words, such as a phase's. */
  readonly dot?: string | undefined
  readonly icon?: ReactNode
  readonly children: ReactNode
}

export function Chip({ kind = 'neutral', dot, icon, children }: ChipProps) {
  return (
    <span className={classNames(styles.chip, styles[kind])}>
      {dot ? <i className={styles.dot} style={{ background: dot }} /> : null}
      {icon}
      {children}
    </span>
  )
}
