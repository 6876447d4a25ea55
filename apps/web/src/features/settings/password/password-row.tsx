import { useRef, useState } from 'react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { LazyForm } from '../../../platform/lazy/lazy-form.tsx'
import { lazyPart } from '../../../platform/lazy/lazy-part.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Row } from '../section.tsx'
import styles from './password-row.module.css'

/** The page where users who came by a provider choose their first password. */
const SET_PASSWORD = '/auth/set-password'

/** The form with the texts of its errors, loaded on the first press. */
const passwordForm = lazyPart(async () => (await import('./password-form.tsx')).PasswordForm, 'accounts')

interface PasswordRowProps {
  readonly isSet: boolean
  /** Whether a password was removed, because a stranger could have chosen it. */
  readonly isVoided: boolean
  /** Whether a change of address is not confirmed yet. */
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

/** The state of the form. `cancelled`: the password changed, and this cancelled a pending change of address. */
type FormState = 'closed' | 'open' | 'changed' | 'cancelled'

/** The form opens below the row. Its code is loaded on the first press. */
function SetPassword({ hasEmailChange }: Pick<PasswordRowProps, 'hasEmailChange'>) {
  const t = useT()
  const [state, setState] = useState<FormState>('closed')
  const opener = useRef<HTMLDivElement>(null)
  const close = (next: FormState) => {
    setState(next)
    // Returns the focus, because the button that had it closed with the form.
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
