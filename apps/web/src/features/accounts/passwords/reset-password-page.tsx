import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useIsAppMode } from '../../../platform/app-mode/app-mode.ts'
import { useT } from '../../../platform/i18n/i18n.ts'
import { RichText } from '../../../platform/i18n/rich-text.tsx'
import { readToken } from '../../../platform/session/session.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import styles from '../auth-form.module.css'
import { AuthPage } from '../auth-page.tsx'
import { Checking } from '../checking.tsx'
import { DeadLink } from '../mailed-links/dead-link.tsx'
import { Unreached } from '../unreached.tsx'
import { useOnOpening } from '../use-on-opening.ts'
import { DEFAULT_PAGE } from '../../../platform/navigation/default-page.ts'
import { ChoosePasswordForm } from './choose-password-form.tsx'
import { checkResetLink, resetPassword, type LinkState } from './reset-password.ts'
import type { ChoosePassword } from './use-choose-password.ts'
import { findWhoStays } from './who-stays.ts'

interface ResetPasswordPageProps {
  readonly token: string
  /** Called if the link is invalid and no session exists. */
  readonly onInvalid: () => void
  readonly onReset: () => void
}

type PageState =
  | LinkState
  | { readonly kind: 'checking' | 'reset' | 'gone' }
  /** `email` is the current user's address; null if the query failed. */
  | { readonly kind: 'reset-for-another'; readonly email: string | null }

export function ResetPasswordPage({ token, onInvalid, onReset }: ResetPasswordPageProps) {
  const t = useT()
  const isAppMode = useIsAppMode()
  const [state, setState] = useState<PageState>({ kind: 'checking' })
  useOnOpening(async () => {
    const checked = await checkResetLink(token)
    if (checked.kind === 'invalid' && readToken() === null) onInvalid()
    else setState(checked)
  })
  const choose = async (password: string) => {
    const outcome = await resetPassword(token, password)
    if (outcome.kind === 'gone') setState(outcome)
    return outcome
  }
  const finish = async () => {
    const stays = await findWhoStays()
    if (stays.kind === 'somebody') setState({ kind: 'reset-for-another', email: stays.email })
    // The mobile app has its own login, so the message is shown here.
    else if (isAppMode) setState({ kind: 'reset' })
    else onReset()
  }
  return (
    <AuthPage
      meal="breakfast"
      title={t(state.kind === 'reset-for-another' ? 'auth/reset-password/saved-title' : 'auth/reset-password/title')}
    >
      <Body state={state} choose={choose} onChosen={finish} />
    </AuthPage>
  )
}

interface BodyProps {
  readonly state: PageState
  readonly choose: ChoosePassword
  readonly onChosen: () => Promise<void>
}

function Body({ state, choose, onChosen }: BodyProps) {
  const t = useT()
  switch (state.kind) {
    case 'checking':
      return <Checking />
    case 'invalid':
      return <DeadLink />
    case 'gone':
      return readToken() === null ? <GoneLink /> : <DeadLink />
    case 'failed':
      return <Unreached failure={state.failure} />
    case 'reset':
      return <Alert kind="success">{t('auth/reset-password/success-message')}</Alert>
    case 'reset-for-another':
      return <ResetForAnother email={state.email} />
    case 'valid':
      return (
        <>
          <ChoosePasswordForm choose={choose} onChosen={onChosen} failedLead={t('auth/reset-password/error-message')} />
          <p className={styles.note}>
            <RichText text={t('auth/reset-password/another-link')} marks={[remindMark]} />
          </p>
        </>
      )
  }
}

/** Shown when the link was used or expired while the page was open. */
function GoneLink() {
  const t = useT()
  return (
    <div className={styles.form}>
      <Alert kind="danger" lead={t('auth/reset-password/error-message')}>
        {t('auth/reset-password/gone')}
      </Alert>
      <ButtonLink size="field" isBlock to="/auth/remind-password">
        {t('auth/reset-password/new-link')}
      </ButtonLink>
    </div>
  )
}

const remindMark = (words: string) => (
  <Link className={styles.strong} to="/auth/remind-password">
    {words}
  </Link>
)

/** Shown when another account's password was reset. Nothing has changed for the current user. */
function ResetForAnother({ email }: { readonly email: string | null }) {
  const t = useT()
  return (
    <div className={styles.form}>
      <Alert kind="success" lead={t('auth/reset-password/for-another')}>
        {email === null ? null : t('auth/reset-password/still-here', { email })}
      </Alert>
      <ButtonLink size="field" isBlock to={DEFAULT_PAGE}>
        {t('account/confirm/go-on')}
      </ButtonLink>
      <ButtonLink kind="secondary" size="field" isBlock to="/auth/logout" preload={false}>
        {t('auth/reset-password/log-out')}
      </ButtonLink>
    </div>
  )
}
