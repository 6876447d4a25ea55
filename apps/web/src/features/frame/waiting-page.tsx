import { useT } from '../../platform/i18n/i18n.ts'
import { Spinner } from '../../ui/spinner/spinner.tsx'
import styles from './waiting-page.module.css'

/** The placeholder of a page that is loading. */
export function WaitingPage() {
  const t = useT()
  return (
    <div className={styles.waiting} role="status" aria-label={t('loading/message')}>
      <Spinner />
    </div>
  )
}
