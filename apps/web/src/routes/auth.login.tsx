import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { LoginPage } from '../features/accounts/login-page.tsx'
import { needTexts } from '../platform/i18n/i18n.ts'
import { readReturnSearch, redirectSignedIn } from '../platform/session/guards.ts'
import { readLeftSessions } from '../platform/session/left-sessions.ts'

export const Route = createFileRoute('/auth/login')({
  validateSearch: readReturnSearch,
  beforeLoad: redirectSignedIn,
  loader: async ({ location: { state } }) => {
    await needTexts('accounts')
    return state.loginNotice ?? (readLeftSessions().length > 0 ? 'left-session' : undefined)
  },
  staticData: { title: 'title/login', frame: 'bare' },
  component: Login,
})

/** Few come by a mailed link or log out without a connection, so what is said to them is in nobody else's page. */
const LoginNotice = lazy(async () => {
  const [{ LoginNotice: Notice }] = await Promise.all([
    import('../features/accounts/login-notice.tsx'),
    needTexts('passwords'),
  ])
  return { default: Notice }
})

function Login() {
  const notice = Route.useLoaderData()
  const search = Route.useSearch()
  return (
    <LoginPage register={{ to: '/auth/register', search }} social={search}>
      {notice === undefined ? null : (
        <Suspense>
          <LoginNotice notice={notice} />
        </Suspense>
      )}
    </LoginPage>
  )
}
