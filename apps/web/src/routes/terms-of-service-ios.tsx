import { createFileRoute } from '@tanstack/react-router'
import { ContentPage } from '../features/content/content-page.tsx'
import { lazyLoadContent } from '../features/content/lazy-load-content.ts'

export const Route = createFileRoute('/terms-of-service-ios')({
  loader: () => lazyLoadContent('terms-of-service-ios'),
  staticData: { title: 'title/terms-of-service-ios', tab: 'more' },
  component: TermsForIos,
})

function TermsForIos() {
  return <ContentPage loaded={Route.useLoaderData()} />
}
