import { createFileRoute } from '@tanstack/react-router'
import { ContentPage } from '../features/content/content-page.tsx'
import { loadContentLater } from '../features/content/load-content-later.ts'

export const Route = createFileRoute('/terms-of-service-huawei')({
  loader: () => loadContentLater('terms-of-service-huawei'),
  staticData: { title: 'title/terms-of-service-huawei', tab: 'more' },
  component: TermsForHuawei,
})

function TermsForHuawei() {
  return <ContentPage loaded={Route.useLoaderData()} />
}
