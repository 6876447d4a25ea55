import { classNames } from '../class-names.ts'
import styles from './progress-bar.module.css'

interface StepProgressProps {
  /** "4 of 6", shown at the right and read aloud. */
  readonly label: string
  /** Number of the current step, from 1. */
  readonly step: number
  readonly total: number
}

/** The user's position in a short series of screens, with one segment for each step. */
export function StepProgress({ label, step, total }: StepProgressProps) {
  return (
    <div
      className={styles.steps}
      role="progressbar"
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={total}
      aria-valuenow={step}
      aria-valuetext={label}
    >
      <div className={styles.pieces} aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          <span key={index} className={classNames(styles.piece, index < step && styles.reached)} />
        ))}
      </div>
      <span className={styles.count}>{label}</span>
    </div>
  )
}
