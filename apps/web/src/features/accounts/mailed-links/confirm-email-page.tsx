import { useState } from 'react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { DEFAULT_PAGE } from '../../../platform/navigation/default-page.ts'
import { useIsSignedIn } from '../../../platform/session/session.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import styles from '../auth-form.module.css'
import { AuthPage } from '../auth-page.tsx'
import { Checking } from '../checking.tsx'
import { Unreached } from '../unreached.tsx'
import { useOnOpening } from '../use-on-opening.ts'
import { confirmEmailChange, type ConfirmedEmail } from './confirm-email-change.ts'

type PageState = { readonly kind: 'checking' } | ConfirmedEmail

const TITLES = {
  checking: 'profile/confirm/title',
  failed: 'profile/confirm/title',
  taken: 'profile/confirm/title',
  refused: 'profile/confirm/refused-title',
  changed: 'profile/confirm/changed-title',
  another: 'profile/confirm/another-title',
} as const satisfies Record<PageState['kind'], string>

const SETTINGS = '/settings'

/** The page that the link mailed to a new address opens. */
export function ConfirmEmailPage({ token }: { readonly token: string }) {
  const t = useT()
  const [state, setState] = useState<PageState>({ kind: 'checking' })
  useOnOpening(async () => setState(await confirmEmailChange(token)))
  return (
    <AuthPage meal="breakfast" title={t(TITLES[state.kind])}>
      <Body state={state} />
    </AuthPage>
  )
}

function Body({ state }: { readonly state: PageState }) {
  const t = useT()
  switch (state.kind) {
    case 'checking':
      return <Checking />
    case 'failed':
      return <Unreached failure={state.failure} />
    case 'changed':
      return (
        <>
          <p className={styles.text}>{t('profile/confirm/changed')}</p>
          <WayOn to={DEFAULT_PAGE} label={t('profile/confirm/go-on')} />
        </>
      )
    case 'another':
      return (
        <div className={styles.form}>
          <Alert kind="success" lead={t('profile/confirm/another')}>
            {state.own === null
              ? t('profile/confirm/still-here-unnamed')
              : t('profile/confirm/still-here', { email: state.own })}
          </Alert>
          <WayOn to={DEFAULT_PAGE} label={t('profile/confirm/go-on')} />
        </div>
      )
    case 'taken':
    case 'refused':
      return (
        <div className={styles.form}>
          <Alert kind="danger">{t(`profile/confirm/${state.kind}`)}</Alert>
          <WayOn
            to={SETTINGS}
            label={t('profile/confirm/settings')}
            login={state.kind === 'refused' ? 'profile/confirm/log-in-for-link' : undefined}
          />
        </div>
      )
  }
}

interface WayOnProps {
  readonly to: typeof DEFAULT_PAGE | typeof SETTINGS
  readonly label: string
  /** The label of the login link, which says what the login is for. */
  readonly login?: 'profile/confirm/log-in' | 'profile/confirm/log-in-for-link' | undefined
}

/** A link to one of the user's pages, or to the login without a session. */
function WayOn({ to, label, login = 'profile/confirm/log-in' }: WayOnProps) {
  const t = useT()
  if (useIsSignedIn())
    return (
      <ButtonLink size="field" isBlock to={to}>
        {label}
      </ButtonLink>
    )
  return (
    <ButtonLink size="field" isBlock to="/auth/login" search={to === SETTINGS ? { from: SETTINGS } : {}}>
      {t(login)}
    </ButtonLink>
  )
}
