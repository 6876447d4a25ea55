import { useRef, useState } from 'react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { LazyForm } from '../../../platform/lazy/lazy-form.tsx'
import { lazyPart } from '../../../platform/lazy/lazy-part.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Row } from '../section.tsx'
import styles from './password-row.module.css'

/** Where somebody who came through a provider chooses their first password. */
const SET_PASSWORD = '/auth/set-password'

/** With the words for what is wrong with a password. */
const passwordForm = lazyPart(async () => (await import('./password-form.tsx')).PasswordForm, 'accounts')

interface PasswordRowProps {
  readonly isSet: boolean
  /** There was one, which somebody else could have chosen. */
  readonly isVoided: boolean
  /** A change of address waits to be confirmed. */
  readonly hasEmailChange: boolean
}

export function PasswordRow({ isSet, isVoided, hasEmailChange }: PasswordRowProps) {
  const t = useT()
  if (isSet) return <SetPassword hasEmailChange={hasEmailChange} />
  return (
    <Row title={t('settings/password')} note={t(isVoided ? 'settings/password/voided' : 'settings/password/none')}>
      <ButtonLink kind="tonal" size="small" to={SET_PASSWORD}>
        {t('settings/password/set')}
      </ButtonLink>
    </Row>
  )
}

/** Of the form: `cancelled` is a change that cancelled a waiting change of address. */
type FormState = 'closed' | 'open' | 'changed' | 'cancelled'

/** The form opens in place; its code comes with the first press. */
function SetPassword({ hasEmailChange }: Pick<PasswordRowProps, 'hasEmailChange'>) {
  const t = useT()
  const [state, setState] = useState<FormState>('closed')
  const opener = useRef<HTMLDivElement>(null)
  const close = (next: FormState) => {
    setState(next)
    // The button that had the focus is gone with the form.
    requestAnimationFrame(() => opener.current?.querySelector('button')?.focus())
  }
  return (
    <>
      <Row title={t('settings/password')} note={t('settings/password/note')}>
        <div ref={opener}>
          <Button kind="tonal" size="small" onClick={() => setState(state === 'open' ? 'closed' : 'open')}>
            {t(state === 'open' ? 'settings/password/cancel' : 'settings/password/change')}{' '}
            <span className="visually-hidden">{t('settings/password')}</span>
          </Button>
        </div>
      </Row>
      {state === 'closed' ? null : (
        <li className={styles.details}>
          {state === 'open' ? (
            <LazyForm
              part={passwordForm}
              heights={[78, 78, 52]}
              form={{
                hasEmailChange,
                onChanged: ({ hadEmailChange }) => close(hadEmailChange ? 'cancelled' : 'changed'),
              }}
            />
          ) : (
            <Alert kind="success">
              {t('settings/change-password/success')}
              {state === 'cancelled' ? <> {t('settings/change-password/email-change-cancelled')}</> : null}
            </Alert>
          )}
        </li>
      )}
    </>
  )
}
