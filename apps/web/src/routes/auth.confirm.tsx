import { createFileRoute, redirect, useLocation } from '@tanstack/react-router'
import { ConfirmPage } from '../features/accounts/mailed-links/confirm-page.tsx'
import { loadMessages } from '../platform/i18n/i18n.ts'
import { DEFAULT_PAGE } from '../platform/navigation/default-page.ts'
import { readToken } from '../platform/session/session.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A mailed link has just confirmed the address. */
    isConfirmed?: true
  }
}

export const Route = createFileRoute('/auth/confirm')({
  // Redirects a logged-in user who opened the page by hand, because their plan shows whether the address is confirmed.
  beforeLoad({ location }) {
    if (location.state.isConfirmed || readToken() === null) return
    throw redirect({ to: DEFAULT_PAGE, replace: true })
  },
  loader: () => loadMessages('passwords'),
  staticData: { title: 'title/confirm', frame: 'bare' },
  component: Confirm,
})

function Confirm() {
  return <ConfirmPage isConfirmed={useLocation({ select: ({ state }) => state.isConfirmed ?? false })} />
}
