import { createFileRoute } from '@tanstack/react-router'
import { ContentPage } from '../features/content/content-page.tsx'
import { loadContentLater } from '../features/content/load-content-later.ts'

export const Route = createFileRoute('/terms-of-service-android')({
  loader: () => loadContentLater('terms-of-service-android'),
  staticData: { title: 'title/terms-of-service-android', tab: 'more' },
  component: TermsForAndroid,
})

function TermsForAndroid() {
  return <ContentPage loaded={Route.useLoaderData()} />
}
