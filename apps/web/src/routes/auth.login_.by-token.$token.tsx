import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { LoginByTokenPage } from '../features/accounts/mailed-links/login-by-token-page.tsx'
import { loadMessages } from '../platform/i18n/i18n.ts'
import { DEFAULT_PAGE } from '../platform/navigation/default-page.ts'
import { takeWantedPage } from '../platform/navigation/wanted-page.ts'

export const Route = createFileRoute('/auth/login_/by-token/$token')({
  loader: () => loadMessages('passwords'),
  staticData: { title: 'title/login', frame: 'bare' },
  component: LoginByToken,
})

function LoginByToken() {
  const { token } = Route.useParams()
  const navigate = useNavigate()
  return (
    <LoginByTokenPage
      key={token}
      token={token}
      onLoggedIn={() => void navigate({ href: takeWantedPage() ?? DEFAULT_PAGE, replace: true })}
      onRefused={() =>
        void navigate({ to: '/auth/login', state: { loginNotice: 'login-link-invalid' }, replace: true })
      }
    />
  )
}
