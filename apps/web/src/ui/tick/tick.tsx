import { Check } from 'lucide-react'
import styles from './tick.module.css'

export interface TickProps {
  /** Read aloud; the row beside it shows the same words. */
  readonly label: string
  readonly isTicked: boolean
  readonly onChange: (isTicked: boolean) => void
}

/** The box at the start of a row that is ticked off, large enough for a thumb that pushes a trolley. */
export function Tick({ label, isTicked, onChange }: TickProps) {
  return (
    <span className={styles.tick}>
      <input
        type="checkbox"
        className={styles.input}
        aria-label={label}
        checked={isTicked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.box} aria-hidden="true">
        <Check />
      </span>
    </span>
  )
}
