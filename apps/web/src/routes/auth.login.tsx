import { createFileRoute } from '@tanstack/react-router'
import { LoginPage } from '../features/accounts/login/login-page.tsx'
import { loadMessages } from '../platform/i18n/i18n.ts'
import { readReturnSearch, redirectSignedIn } from '../platform/session/guards.ts'
import { hasLeftSessions } from '../platform/session/has-left-sessions.ts'

export const Route = createFileRoute('/auth/login')({
  validateSearch: readReturnSearch,
  beforeLoad: redirectSignedIn,
  loader: async () => {
    await loadMessages('accounts')
    return { hasLeftSession: hasLeftSessions() }
  },
  staticData: { title: 'title/login', frame: 'bare' },
  component: Login,
})

function Login() {
  const { hasLeftSession } = Route.useLoaderData()
  const search = Route.useSearch()
  const notice = hasLeftSession ? 'left-session' : undefined
  return <LoginPage register={{ to: '/auth/register', search }} social={search} notice={notice} />
}
