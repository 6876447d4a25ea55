import { useRef, useState } from 'react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Row } from '../section.tsx'
import { LaterPasswordForm } from './later-password-form.tsx'
import styles from './password-row.module.css'

/** Where somebody who came through a provider chooses their first password. */
const SET_PASSWORD = '/auth/set-password'

interface PasswordRowProps {
  readonly isSet: boolean
  /** There was one, which somebody else could have chosen. */
  readonly isVoided: boolean
}

export function PasswordRow({ isSet, isVoided }: PasswordRowProps) {
  const t = useT()
  if (isSet) return <SetPassword />
  return (
    <Row title={t('settings/password')} note={t(isVoided ? 'settings/password/voided' : 'settings/password/none')}>
      <ButtonLink kind="tonal" size="small" to={SET_PASSWORD}>
        {t('settings/password/set')}
      </ButtonLink>
    </Row>
  )
}

/** The form opens in place; its code comes with the first press. */
function SetPassword() {
  const t = useT()
  const [state, setState] = useState<'closed' | 'open' | 'changed'>('closed')
  const opener = useRef<HTMLDivElement>(null)
  const close = (next: 'closed' | 'changed') => {
    setState(next)
    // The button that had the focus is gone with the form.
    requestAnimationFrame(() => opener.current?.querySelector('button')?.focus())
  }
  return (
    <>
      <Row title={t('settings/password')} note={t('settings/password/note')}>
        <div ref={opener}>
          <Button kind="tonal" size="small" onClick={() => setState(state === 'open' ? 'closed' : 'open')}>
            {t(state === 'open' ? 'settings/password/cancel' : 'settings/password/change')}
          </Button>
        </div>
      </Row>
      {state === 'closed' ? null : (
        <li className={styles.details}>
          {state === 'open' ? <LaterPasswordForm onChanged={() => close('changed')} /> : null}
          {state === 'changed' ? <Alert kind="success">{t('settings/change-password/success')}</Alert> : null}
        </li>
      )}
    </>
  )
}
