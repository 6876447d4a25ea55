import { Button } from '../button/button.tsx'
import styles from './load-more.module.css'

export interface LoadMoreProps {
  readonly label: string
  /** The progress, such as "12 of 48"; read out when it changes. */
  readonly progress: string
  readonly isLoading?: boolean | undefined
  readonly onClick: () => void
}

/** The end of a long list. It loads more only on request, so that the footer of the page stays reachable. */
export function LoadMore({ label, progress, isLoading, onClick }: LoadMoreProps) {
  return (
    <div className={styles.more}>
      <span className={styles.progress} role="status">
        {progress}
      </span>
      <Button kind="secondary" isLoading={isLoading} onClick={onClick}>
        {label}
      </Button>
    </div>
  )
}
