import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './filter-chip.module.css'

export interface FilterChipProps {
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  readonly disabled?: boolean | undefined
  readonly children: ReactNode
}

/** Narrows a list while it is on. */
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
  /** A few that stand above a list: on a phone they stay in one row, which scrolls sideways. */
  readonly isRow?: boolean | undefined
  readonly children: ReactNode
}

/** Chips in reading order; without a word they go on below each other. */
export function FilterChips({ label, isRow, children }: FilterChipsProps) {
  return (
    <div className={classNames(styles.chips, isRow && styles.row)} role="group" aria-label={label}>
      {children}
    </div>
  )
}
