import { createFileRoute } from '@tanstack/react-router'
import { ContentPage } from '../features/content/content-page.tsx'
import { lazyLoadContent } from '../features/content/lazy-load-content.ts'

export const Route = createFileRoute('/privacy-policy')({
  loader: () => lazyLoadContent('privacy-policy'),
  staticData: { title: 'title/privacy-policy', tab: 'more' },
  component: PrivacyPolicy,
})

function PrivacyPolicy() {
  return <ContentPage loaded={Route.useLoaderData()} />
}
