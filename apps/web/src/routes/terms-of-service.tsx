import { createFileRoute } from '@tanstack/react-router'
import { lazyLoadTerms } from '../features/content/lazy-load-content.ts'
import { TermsPage } from '../features/content/terms-page.tsx'

export const Route = createFileRoute('/terms-of-service')({
  loader: lazyLoadTerms,
  staticData: { title: 'title/terms-of-service', tab: 'more' },
  component: TermsOfService,
})

function TermsOfService() {
  return <TermsPage loaded={Route.useLoaderData()} />
}
