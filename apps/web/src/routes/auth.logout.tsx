import { createFileRoute } from '@tanstack/react-router'
import { LogoutPage } from '../features/accounts/logout/logout-page.tsx'
import { readReturnSearch, redirectSignedOut } from '../platform/session/guards.ts'

export const Route = createFileRoute('/auth/logout')({
  // Bundled with the first page, because logging out must work offline too.
  codeSplitGroupings: [],
  validateSearch: readReturnSearch,
  beforeLoad: redirectSignedOut,
  staticData: { title: 'title/logout', frame: 'bare' },
  component: Logout,
})

function Logout() {
  return <LogoutPage from={Route.useSearch().from} />
}
