import { createFileRoute } from '@tanstack/react-router'
import { loadTermsLater } from '../features/content/load-content-later.ts'
import { TermsPage } from '../features/content/terms-page.tsx'

export const Route = createFileRoute('/terms-of-service')({
  loader: loadTermsLater,
  staticData: { title: 'title/terms-of-service', tab: 'more' },
  component: TermsOfService,
})

function TermsOfService() {
  return <TermsPage loaded={Route.useLoaderData()} />
}
