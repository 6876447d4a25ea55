import { createFileRoute } from '@tanstack/react-router'
import { LoginPage } from '../features/accounts/login-page.tsx'
import { needTexts } from '../platform/i18n/i18n.ts'
import { readReturnSearch, redirectSignedIn } from '../platform/session/guards.ts'

export const Route = createFileRoute('/auth/login')({
  validateSearch: readReturnSearch,
  beforeLoad: redirectSignedIn,
  loader: () => needTexts('accounts'),
  staticData: { title: 'title/login', frame: 'bare' },
  component: Login,
})

function Login() {
  const search = Route.useSearch()
  return <LoginPage register={{ to: '/auth/register', search }} social={search} />
}
