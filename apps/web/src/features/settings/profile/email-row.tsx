import { useState } from 'react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { LazyForm } from '../../../platform/lazy/lazy-form.tsx'
import { lazyPart } from '../../../platform/lazy/lazy-part.ts'
import { Button } from '../../../ui/button/button.tsx'
import type { PersonSettings } from '../person-settings.ts'
import { useReturningFocus } from '../providers/use-returning-focus.ts'
import { Row } from '../section.tsx'
import styles from './opened-row.module.css'
import { WaitingChange } from './waiting-change.tsx'

const emailForm = lazyPart(async () => (await import('./email-form.tsx')).EmailForm)

interface EmailRowProps {
  readonly email: string
  /** What waits to be confirmed. */
  readonly change: PersonSettings['emailChange']
}

/** The address that opens the account, the form for another one, and the one that waits for its link. */
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
