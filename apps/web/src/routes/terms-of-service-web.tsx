import { createFileRoute } from '@tanstack/react-router'
import { ContentPage } from '../features/content/content-page.tsx'
import { lazyLoadContent } from '../features/content/lazy-load-content.ts'

export const Route = createFileRoute('/terms-of-service-web')({
  loader: () => lazyLoadContent('terms-of-service-web'),
  staticData: { title: 'title/terms-of-service-web', tab: 'more' },
  component: TermsForWeb,
})

function TermsForWeb() {
  return <ContentPage loaded={Route.useLoaderData()} />
}
