import { WifiOff } from 'lucide-react'
import { useIsOnline } from '../../platform/connection/connection.ts'
import { useT } from '../../platform/i18n/i18n.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import styles from './offline-notice.module.css'

export function OfflineNotice() {
  const t = useT()
  return useIsOnline() ? null : (
    <div className={styles.notice}>
      <Alert kind="info" icon={<WifiOff />} lead={t('shell/offline/lead')}>
        {t('shell/offline/text')}
      </Alert>
    </div>
  )
}
