import { WifiOff } from 'lucide-react'
import { useIsOnline } from '../../../platform/connection/connection.ts'
import { useT } from '../../../platform/i18n/i18n.ts'
import styles from './offline-line.module.css'

/** Says that ticks are kept while there is no connection. */
export function OfflineLine() {
  const t = useT()
  if (useIsOnline()) return null
  return (
    <p className={styles.offline} role="status">
      <WifiOff aria-hidden="true" />
      {t('shopping-list/offline')}
    </p>
  )
}
