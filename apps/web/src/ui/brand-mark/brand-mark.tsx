import styles from './brand-mark.module.css'

interface BrandMarkProps {
  /** Only the mark, for screens that show the name elsewhere. */
  readonly isMarkOnly?: boolean | undefined
}

/** A sun over a bowl: the day on a plate. */
export function BrandMark({ isMarkOnly }: BrandMarkProps) {
  return (
    <span className={styles.brand}>
      <svg viewBox="0 0 30 30" width="30" height="30" aria-hidden="true">
        <circle cx="15" cy="15" r="15" fill="var(--primary)" />
        <path d="M8.8 14.5a6.2 6.2 0 0 1 12.4 0Z" fill="var(--brand-sun)" />
        <path d="M4.9 16.3h20.2a10.1 10.1 0 0 1-20.2 0Z" fill="var(--on-primary)" />
      </svg>
      <span className={isMarkOnly ? 'visually-hidden' : undefined}>Dayplate</span>
    </span>
  )
}
