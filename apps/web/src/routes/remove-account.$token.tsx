import { createFileRoute } from '@tanstack/react-router'
import { ConfirmPage } from '../features/account-removal/confirm-page.tsx'
import { loadMessages } from '../platform/i18n/i18n.ts'

export const Route = createFileRoute('/remove-account/$token')({
  loader: () => loadMessages('account-removal'),
  staticData: { title: 'title/remove-account', frame: 'simple' },
  component: Confirm,
})

function Confirm() {
  return <ConfirmPage token={Route.useParams().token} />
}
