import { useState } from 'react'
import { useT, useLanguage, useTextOf } from '../../../platform/i18n/i18n.ts'
import { LazyForm } from '../../../platform/lazy/lazy-form.tsx'
import { lazyPart } from '../../../platform/lazy/lazy-part.ts'
import { Button } from '../../../ui/button/button.tsx'
import type { PersonSettings } from '../person-settings.ts'
import { useReturningFocus } from '../providers/use-returning-focus.ts'
import { Row } from '../section.tsx'
import { momentWords } from '../../../platform/clock/moment-words.ts'
import { useSingleFlight } from '../../../platform/form/use-single-flight.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import { cancelEmailChange, resendEmailChange } from './send-email-change.ts'
import styles from './opened-row.module.css'

const emailForm = lazyPart(async () => (await import('./email-form.tsx')).EmailForm)

interface EmailRowProps {
  readonly email: string
  /** The pending change of address; null without one. */
  readonly change: PersonSettings['emailChange']
}

/** The e-mail address, the form to change it, and the pending new address. */
export function EmailRow({ email, change }: EmailRowProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const { opener, returnFocus } = useReturningFocus()
  const close = () => {
    setOpen(false)
    returnFocus()
  }
  return (
    <>
      <Row title={t('profile/email')} note={email}>
        <div ref={opener}>
          <Button kind="tonal" size="small" onClick={() => (isOpen ? close() : setOpen(true))}>
            {t(isOpen ? 'profile/email/cancel' : 'profile/email/change')}{' '}
            <span className="visually-hidden">{t('profile/email')}</span>
          </Button>
        </div>
      </Row>
      {isOpen ? (
        <li className={styles.details}>
          <LazyForm part={emailForm} heights={[0, 118, 52]} form={{ onAsked: close }} />
        </li>
      ) : null}
      {change && !isOpen ? (
        <li className={styles.details}>
          <WaitingChange key={change.email} change={change} onStopped={returnFocus} />
        </li>
      ) : null}
    </>
  )
}

interface WaitingChangeProps {
  readonly change: NonNullable<PersonSettings['emailChange']>
  readonly onStopped: () => void
}

/** A pending new address. Its link can be sent again, and the change can be cancelled. */
function WaitingChange({ change, onStopped }: WaitingChangeProps) {
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
