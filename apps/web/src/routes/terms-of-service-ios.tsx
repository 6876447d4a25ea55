import { createFileRoute } from '@tanstack/react-router'
import { ContentPage } from '../features/content/content-page.tsx'
import { loadContentLater } from '../features/content/load-content-later.ts'

export const Route = createFileRoute('/terms-of-service-ios')({
  loader: () => loadContentLater('terms-of-service-ios'),
  staticData: { title: 'title/terms-of-service-ios', tab: 'more' },
  component: TermsForIos,
})

function TermsForIos() {
  return <ContentPage loaded={Route.useLoaderData()} />
}
