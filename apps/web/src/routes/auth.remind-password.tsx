import { createFileRoute } from '@tanstack/react-router'
import { RemindPage } from '../features/accounts/passwords/remind-page.tsx'
import { loadMessages } from '../platform/i18n/i18n.ts'
import { readReturnSearch, redirectSignedIn } from '../platform/session/guards.ts'

export const Route = createFileRoute('/auth/remind-password')({
  validateSearch: readReturnSearch,
  beforeLoad: redirectSignedIn,
  loader: () => loadMessages('accounts', 'passwords'),
  staticData: { title: 'title/remind-password', frame: 'bare' },
  component: Remind,
})

function Remind() {
  return <RemindPage search={Route.useSearch()} />
}
