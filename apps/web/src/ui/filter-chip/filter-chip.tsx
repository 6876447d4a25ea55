import type { ReactNode } from 'react'
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

/** Chips in reading order; they go on below each other, because nothing but the days scrolls sideways. */
export function FilterChips({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.chips} role="group" aria-label={label}>
      {children}
    </div>
  )
}
