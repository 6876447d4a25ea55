import styles from './progress-bar.module.css'

interface ProgressBarProps {
  readonly label: string
  /** The progress, 0 to 1; leave out while it is unknown. */
  readonly value?: number | undefined
}

export function ProgressBar({ label, value }: ProgressBarProps) {
  const percent = value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div
      className={styles.track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <div className={percent === undefined ? styles.unknown : styles.done} style={{ width: `${percent ?? 40}%` }} />
    </div>
  )
}
