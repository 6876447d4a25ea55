import { createFileRoute } from '@tanstack/react-router'
import { ContentPage } from '../features/content/content-page.tsx'
import { lazyLoadContent } from '../features/content/lazy-load-content.ts'

export const Route = createFileRoute('/terms-of-service-android')({
  loader: () => lazyLoadContent('terms-of-service-android'),
  staticData: { title: 'title/terms-of-service-android', tab: 'more' },
  component: TermsForAndroid,
})

function TermsForAndroid() {
  return <ContentPage loaded={Route.useLoaderData()} />
}
