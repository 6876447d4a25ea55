import { createFileRoute } from '@tanstack/react-router'
import { UnsubscribePage } from '../features/newsletter/unsubscribe-page.tsx'
import { loadMessages } from '../platform/i18n/i18n.ts'

export const Route = createFileRoute('/unsubscribe')({
  loader: () => loadMessages('newsletter'),
  staticData: { title: 'title/unsubscribe', tab: 'more' },
  component: UnsubscribePage,
})
