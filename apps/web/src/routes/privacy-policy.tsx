import { createFileRoute } from '@tanstack/react-router'
import { ContentPage } from '../features/content/content-page.tsx'
import { loadContentLater } from '../features/content/load-content-later.ts'

export const Route = createFileRoute('/privacy-policy')({
  loader: () => loadContentLater('privacy-policy'),
  staticData: { title: 'title/privacy-policy', tab: 'more' },
  component: PrivacyPolicy,
})

function PrivacyPolicy() {
  return <ContentPage loaded={Route.useLoaderData()} />
}
