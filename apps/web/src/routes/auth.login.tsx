import { createFileRoute } from '@tanstack/react-router'
import { LoginNotice } from '../features/accounts/login-notice.tsx'
import { LoginPage } from '../features/accounts/login-page.tsx'
import { needTexts } from '../platform/i18n/i18n.ts'
import { readReturnSearch, redirectSignedIn } from '../platform/session/guards.ts'

export const Route = createFileRoute('/auth/login')({
  validateSearch: readReturnSearch,
  beforeLoad: redirectSignedIn,
  // Few come by a link that did not work, so its words are not in everybody's.
  loader: ({ location }) =>
    location.state.loginNotice === undefined ? needTexts('accounts') : needTexts('accounts', 'passwords'),
  staticData: { title: 'title/login', frame: 'bare' },
  component: Login,
})

function Login() {
  const search = Route.useSearch()
  return (
    <LoginPage register={{ to: '/auth/register', search }} social={search}>
      <LoginNotice />
    </LoginPage>
  )
}
