import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './filter-chip.module.css'

export interface FilterChipProps {
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  readonly disabled?: boolean | undefined
  readonly children: ReactNode
}

/** Filters a list while it is on. */
export function FilterChip({ isOn, onChange, disabled, children }: FilterChipProps) {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={isOn}
      disabled={disabled}
      onClick={() => onChange(!isOn)}
    >
      {children}
    </button>
  )
}

interface FilterChipsProps {
  readonly label: string
  /** A few chips above a list, which stay in one horizontally scrolling row on a phone. */
  readonly isRow?: boolean | undefined
  readonly children: ReactNode
}

/** Chips in reading order, by default wrapping onto further lines. */
export function FilterChips({ label, isRow, children }: FilterChipsProps) {
  return (
    <div className={classNames(styles.chips, isRow && styles.row)} role="group" aria-label={label}>
      {children}
    </div>
  )
}
