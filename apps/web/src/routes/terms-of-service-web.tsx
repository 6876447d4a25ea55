import { createFileRoute } from '@tanstack/react-router'
import { ContentPage } from '../features/content/content-page.tsx'
import { loadContentLater } from '../features/content/load-content-later.ts'

export const Route = createFileRoute('/terms-of-service-web')({
  loader: () => loadContentLater('terms-of-service-web'),
  staticData: { title: 'title/terms-of-service-web', tab: 'more' },
  component: TermsForWeb,
})

function TermsForWeb() {
  return <ContentPage loaded={Route.useLoaderData()} />
}
