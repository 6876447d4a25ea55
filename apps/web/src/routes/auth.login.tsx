import { createFileRoute } from '@tanstack/react-router'
import { LoginPage } from '../features/accounts/login-page.tsx'
import { readReturnSearch, redirectSignedIn } from '../platform/session/guards.ts'

export const Route = createFileRoute('/auth/login')({
  validateSearch: readReturnSearch,
  beforeLoad: redirectSignedIn,
  staticData: { title: 'title/login', frame: 'bare' },
  component: Login,
})

function Login() {
  return <LoginPage wanted={Route.useSearch()} />
}
