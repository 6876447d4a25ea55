import { useEffect } from 'react'
import { dayOfMomentWords } from '../../../platform/clock/moment-words.ts'
import { useLanguage, useT } from '../../../platform/i18n/i18n.ts'
import { clearHealthData } from '../../../platform/session/session.ts'
import { Button } from '../../../ui/button/button.tsx'
import type { PersonSettings } from '../person-settings.ts'
import styles from './health-data.module.css'

interface WithdrawnNoteProps {
  readonly consent: PersonSettings['healthDataConsent']
  readonly onErase: () => void
}

/** Why nothing is planned or shown, and what can be done about it. */
export function WithdrawnNote({ consent: { withdrawnAt, isDataKept }, onErase }: WithdrawnNoteProps) {
  const t = useT()
  const language = useLanguage()
  // The consent may have been withdrawn in another browser, which could not clear this one.
  useEffect(() => {
    if (withdrawnAt !== null) clearHealthData()
  }, [withdrawnAt])
  if (withdrawnAt === null) return <p className={styles.note}>{t('settings/health/not-asked')}</p>
  const date = dayOfMomentWords(withdrawnAt, language)
  if (!isDataKept) return <p className={styles.note}>{t('settings/health/state-erased', { date })}</p>
  return (
    <div className={styles.kept}>
      <p className={styles.note}>{t('settings/health/state-kept', { date })}</p>
      <Button kind="secondary" onClick={onErase}>
        {t('settings/health/erase')}
      </Button>
    </div>
  )
}
