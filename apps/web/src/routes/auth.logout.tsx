import { createFileRoute } from '@tanstack/react-router'
import { LogoutPage } from '../features/accounts/logout-page.tsx'
import { needTexts } from '../platform/i18n/i18n.ts'
import { requireSession } from '../platform/session/guards.ts'

export const Route = createFileRoute('/auth/logout')({
  beforeLoad: requireSession,
  loader: () => needTexts('accounts'),
  staticData: { title: 'title/logout', frame: 'bare' },
  component: LogoutPage,
})
