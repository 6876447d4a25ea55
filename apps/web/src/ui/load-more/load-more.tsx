import { Button } from '../button/button.tsx'
import styles from './load-more.module.css'

export interface LoadMoreProps {
  readonly label: string
  /** How far one has come, such as "12 of 48"; read out when it changes. */
  readonly progress: string
  readonly isLoading?: boolean | undefined
  readonly onClick: () => void
}

/** The end of a long list: more comes when asked for, so that the foot of the page stays within reach. */
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
