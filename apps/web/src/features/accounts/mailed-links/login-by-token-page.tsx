import { useState } from 'react'
import type { Failure } from '../../../platform/graphql-client/failure.ts'
import { useT } from '../../../platform/i18n/i18n.ts'
import { readToken, readEmail } from '../../../platform/session/session.ts'
import { AuthPage } from '../auth-page.tsx'
import { Checking } from '../checking.tsx'
import { Unreached } from '../unreached.tsx'
import { useOnOpening } from '../use-on-opening.ts'
import { DEFAULT_PAGE } from '../../../platform/navigation/default-page.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { DeadLink } from './dead-link.tsx'
import { logInByToken } from './open-mailed-link.ts'
import styles from '../auth-form.module.css'

interface LoginByTokenPageProps {
  readonly token: string
  readonly onLoggedIn: () => void
  /** Called if the link is invalid and no session exists. */
  readonly onRefused: () => void
}

/** Logs in at once without a session. Asks before it replaces a session, because anyone may send a user a link. */
export function LoginByTokenPage(props: LoginByTokenPageProps) {
  const t = useT()
  // Read once on opening, because the session that this page itself starts needs no question.
  const [isTaken] = useState(() => readToken() !== null)
  const [step, setStep] = useState<'asking' | 'logging-in' | 'dead'>(isTaken ? 'asking' : 'logging-in')
  switch (step) {
    case 'asking':
      return <InsteadQuestion onAgree={() => setStep('logging-in')} />
    case 'logging-in':
      return <LoggingIn {...props} onRefused={isTaken ? () => setStep('dead') : props.onRefused} />
    case 'dead':
      return (
        <AuthPage meal="lunch" title={t('auth/login/by-token/question-title')}>
          <DeadLink />
        </AuthPage>
      )
  }
}

function LoggingIn({ token, onLoggedIn, onRefused }: LoginByTokenPageProps) {
  const t = useT()
  const [failure, setFailure] = useState<Failure | null>(null)
  useOnOpening(async () => {
    const opened = await logInByToken(token)
    switch (opened.kind) {
      case 'opened':
        return onLoggedIn()
      case 'refused':
        return onRefused()
      case 'failed':
        return setFailure(opened.failure)
    }
  })
  return (
    <AuthPage meal="lunch" title={t('auth/login/by-token/title')}>
      {failure === null ? <Checking /> : <Unreached failure={failure} />}
    </AuthPage>
  )
}

/** Asks a logged-in user whether the link may replace their session. The question does not use up the link. */
function InsteadQuestion({ onAgree }: { readonly onAgree: () => void }) {
  const t = useT()
  const email = readEmail()
  return (
    <AuthPage meal="lunch" title={t('auth/login/by-token/question-title')}>
      <div className={styles.form}>
        <p className={styles.question}>
          {email === null ? t('auth/login/by-token/question-unnamed') : t('auth/login/by-token/question', { email })}
        </p>
        <Button size="field" isBlock onClick={onAgree}>
          {t('auth/login/by-token/go-on')}
        </Button>
        <ButtonLink kind="secondary" size="field" isBlock to={DEFAULT_PAGE}>
          {t('auth/login/by-token/stay')}
        </ButtonLink>
      </div>
    </AuthPage>
  )
}
