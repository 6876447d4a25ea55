import { useState } from 'react'
import type { Failure } from '../../../platform/graphql-client/failure.ts'
import { useT } from '../../../platform/i18n/i18n.ts'
import { AuthPage } from '../auth-page.tsx'
import { Checking } from '../checking.tsx'
import { Unreached } from '../unreached.tsx'
import { useOnOpening } from '../use-on-opening.ts'
import { logInByToken } from './open-mailed-link.ts'

interface LoginByTokenPageProps {
  readonly token: string
  readonly onLoggedIn: () => void
  readonly onRefused: () => void
}

export function LoginByTokenPage({ token, onLoggedIn, onRefused }: LoginByTokenPageProps) {
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
