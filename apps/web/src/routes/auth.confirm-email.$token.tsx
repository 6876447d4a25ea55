import { createFileRoute } from '@tanstack/react-router'
import { ConfirmEmailPage } from '../features/accounts/mailed-links/confirm-email-page.tsx'
import { loadMessages } from '../platform/i18n/i18n.ts'

export const Route = createFileRoute('/auth/confirm-email/$token')({
  loader: () => loadMessages('profile'),
  staticData: { title: 'title/confirm-email', frame: 'bare' },
  component: ConfirmEmail,
})

function ConfirmEmail() {
  const { token } = Route.useParams()
  return <ConfirmEmailPage key={token} token={token} />
}
