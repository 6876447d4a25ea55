import { createFileRoute } from '@tanstack/react-router'
import { SharedListPage } from '../features/shopping-list/shared/shared-list-page.tsx'
import { loadMessages } from '../platform/i18n/i18n.ts'

export const Route = createFileRoute('/shared-list/$token')({
  loader: () => loadMessages('shopping-list', 'shared-list'),
  staticData: { title: 'title/shared-list', frame: 'simple', worksOffline: true },
  component: Shared,
})

function Shared() {
  return <SharedListPage token={Route.useParams().token} />
}
