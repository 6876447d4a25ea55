import { useState } from 'react'
import { momentWords } from '../../../platform/clock/moment-words.ts'
import { useSingleFlight } from '../../../platform/form/use-single-flight.ts'
import { useLanguage, useT, useTextOf } from '../../../platform/i18n/i18n.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import type { PersonSettings } from '../person-settings.ts'
import styles from './opened-row.module.css'
import { cancelEmailChange, resendEmailChange } from './send-email-change.ts'

interface WaitingChangeProps {
  readonly change: NonNullable<PersonSettings['emailChange']>
  readonly onStopped: () => void
}

/** A new address that waits for its link, which can be sent again or given up. */
export function WaitingChange({ change, onStopped }: WaitingChangeProps) {
  const t = useT()
  const textOf = useTextOf()
  const until = momentWords(change.expiresAt, useLanguage())
  const [busy, setBusy] = useState<'resend' | 'stop' | null>(null)
  const resend = useSingleFlight(async () => {
    setBusy('resend')
    const outcome = await resendEmailChange()
    setBusy(null)
    showToast({
      text: outcome.kind === 'refused' ? textOf(outcome.message) : t(`profile/email/${RESENT[outcome.kind]}`),
    })
  })
  const stop = useSingleFlight(async () => {
    setBusy('stop')
    const outcome = await cancelEmailChange()
    setBusy(null)
    showToast({ text: t(`profile/email/${STOPPED[outcome.kind]}`) })
    if (outcome.kind === 'saved') onStopped()
  })
  return (
    <Alert kind="info" lead={t('profile/email/waiting', { email: change.email })}>
      {t('profile/email/waiting-text', { moment: until })}
      <span className={styles.actions}>
        <Button kind="tonal" size="small" isLoading={busy === 'resend'} onClick={() => void resend()}>
          {t('profile/email/resend')}
        </Button>
        <Button kind="tonal" size="small" isLoading={busy === 'stop'} onClick={() => void stop()}>
          {t('profile/email/stop')}
        </Button>
      </span>
    </Alert>
  )
}

const NOT_DONE = { offline: 'offline', unknown: 'unknown', failed: 'failed' } as const
const RESENT = { ...NOT_DONE, saved: 'resent' } as const
const STOPPED = { ...NOT_DONE, saved: 'stopped' } as const
