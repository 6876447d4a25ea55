import { createFileRoute } from '@tanstack/react-router'
import { RegisterPage } from '../features/accounts/register-page.tsx'
import { readReturnSearch, redirectSignedIn } from '../platform/session/guards.ts'

export const Route = createFileRoute('/auth/register')({
  validateSearch: readReturnSearch,
  beforeLoad: redirectSignedIn,
  staticData: { title: 'title/register', frame: 'bare' },
  component: Register,
})

function Register() {
  return <RegisterPage wanted={Route.useSearch()} />
}
