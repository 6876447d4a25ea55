import { createFileRoute } from '@tanstack/react-router'
import { ContentPage } from '../features/content/content-page.tsx'
import { lazyLoadContent } from '../features/content/lazy-load-content.ts'

export const Route = createFileRoute('/terms-of-service-huawei')({
  loader: () => lazyLoadContent('terms-of-service-huawei'),
  staticData: { title: 'title/terms-of-service-huawei', tab: 'more' },
  component: TermsForHuawei,
})

function TermsForHuawei() {
  return <ContentPage loaded={Route.useLoaderData()} />
}
