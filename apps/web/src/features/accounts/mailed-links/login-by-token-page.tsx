import { useState } from 'react'
import type { Failure } from '../../../platform/graphql-client/failure.ts'
import { useT } from '../../../platform/i18n/i18n.ts'
import { readToken } from '../../../platform/session/session.ts'
import { AuthPage } from '../auth-page.tsx'
import { Checking } from '../checking.tsx'
import { Unreached } from '../unreached.tsx'
import { useOnOpening } from '../use-on-opening.ts'
import { DeadLink } from './dead-link.tsx'
import { InsteadQuestion } from './instead-question.tsx'
import { logInByToken } from './open-mailed-link.ts'

interface LoginByTokenPageProps {
  readonly token: string
  readonly onLoggedIn: () => void
  /** The link works for nobody, and nobody is logged in. */
  readonly onRefused: () => void
}

/** Logs in at once where nobody is; in the place of somebody else only when they say so, for anybody may send them a link. */
export function LoginByTokenPage(props: LoginByTokenPageProps) {
  const t = useT()
  // As it was on opening: being logged in by this page is nothing to ask about.
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
