import { createFileRoute } from '@tanstack/react-router'
import { UnsubscribeLinkPage } from '../features/newsletter/unsubscribe-link-page.tsx'
import { loadMessages } from '../platform/i18n/i18n.ts'

export const Route = createFileRoute('/unsubscribe_/$kind/$token')({
  loader: () => loadMessages('newsletter'),
  staticData: { title: 'title/unsubscribe-link', frame: 'simple' },
  component: UnsubscribeLink,
})

function UnsubscribeLink() {
  const { kind, token } = Route.useParams()
  return <UnsubscribeLinkPage kind={kind} token={token} />
}
