import { createFileRoute } from '@tanstack/react-router'
import { RegisterPage } from '../features/accounts/register/register-page.tsx'
import { loadMessages } from '../platform/i18n/i18n.ts'
import { readReturnSearch, redirectSignedIn } from '../platform/session/guards.ts'

export const Route = createFileRoute('/auth/register')({
  validateSearch: readReturnSearch,
  beforeLoad: redirectSignedIn,
  loader: () => loadMessages('accounts'),
  staticData: { title: 'title/register', frame: 'bare' },
  component: Register,
})

function Register() {
  const search = Route.useSearch()
  return <RegisterPage logIn={{ to: '/auth/login', search }} social={search} />
}
