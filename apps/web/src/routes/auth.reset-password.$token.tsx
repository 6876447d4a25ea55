import { createFileRoute, useNavigate } from '@tanstack/react-router'
import type { LoginNotice } from '../features/accounts/login/login-notice.tsx'
import { ResetPasswordPage } from '../features/accounts/passwords/reset-password-page.tsx'
import { loadMessages } from '../platform/i18n/i18n.ts'
import { takeWantedPage } from '../platform/navigation/wanted-page.ts'
import { readReturnSearch } from '../platform/session/guards.ts'

export const Route = createFileRoute('/auth/reset-password/$token')({
  loader: () => loadMessages('accounts', 'passwords'),
  staticData: { title: 'title/reset-password', frame: 'bare' },
  component: ResetPassword,
})

function ResetPassword() {
  const { token } = Route.useParams()
  const navigate = useNavigate()
  const logIn = (loginNotice: LoginNotice) => {
    const search = readReturnSearch({ from: takeWantedPage() })
    void navigate({ to: '/auth/login', search, state: { loginNotice }, replace: true })
  }
  return (
    <ResetPasswordPage
      key={token}
      token={token}
      onInvalid={() => logIn('reset-link-invalid')}
      onReset={() => logIn('password-reset')}
    />
  )
}
