import { createFileRoute } from '@tanstack/react-router'
import { ConfirmPage } from '../features/account-removal/confirm-page.tsx'
import { needTexts } from '../platform/i18n/i18n.ts'

export const Route = createFileRoute('/remove-account/$token')({
  loader: () => needTexts('account-removal'),
  staticData: { title: 'title/remove-account', frame: 'simple' },
  component: Confirm,
})

function Confirm() {
  return <ConfirmPage token={Route.useParams().token} />
}
