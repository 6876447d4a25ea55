import { useMatches } from '@tanstack/react-router'
import { WifiOff, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useIsOnline } from '../../platform/connection/connection.ts'
import { useT } from '../../platform/i18n/i18n.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { newRelease, takeOver } from '../../platform/app-update/follow-releases.ts'
import { useStore } from '../../platform/store/store.ts'
import styles from './notices.module.css'

/** Not shown on a page that works without a connection and says so itself. */
export function OfflineNotice() {
  const t = useT()
  const isOnline = useIsOnline()
  const worksOffline = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.worksOffline === true),
  })
  return isOnline || worksOffline ? null : (
    <div className={styles.notice}>
      <Alert kind="info" icon={<WifiOff />} lead={t('shell/offline/lead')}>
        {t('shell/offline/text')}
      </Alert>
    </div>
  )
}

/** Offers a new release. Never reloads by itself, so that no input is lost. */
export function UpdateNotice() {
  const t = useT()
  const release = useStore(newRelease)
  const [putOff, setPutOff] = useState<ServiceWorker | null>(null)
  if (release === null || release === putOff) return null
  return (
    <div className={styles.notice}>
      <Alert kind="info" icon={<RefreshCw />} lead={t('shell/update/lead')} onClose={() => setPutOff(release)}>
        <button type="button" className={styles.action} onClick={() => takeOver(release)}>
          {t('shell/update/action')}
        </button>
      </Alert>
    </div>
  )
}
