import { isKnowledgeCategory } from '@dayplate/rules/knowledge'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { FeedPage } from '../features/knowledge/feed/feed-page.tsx'
import { PublicGatewayProvider } from '../platform/graphql-client/public-gateway-provider.tsx'
import { loadMessages } from '../platform/i18n/i18n.ts'

export const Route = createFileRoute('/knowledge/$category')({
  beforeLoad({ params: { category } }) {
    if (!isKnowledgeCategory(category)) throw notFound()
    return { category }
  },
  loader: () => loadMessages('knowledge'),
  staticData: { title: 'title/knowledge', tab: 'more' },
  component: Knowledge,
})

function Knowledge() {
  const { category } = Route.useRouteContext()
  return (
    <PublicGatewayProvider>
      <FeedPage category={category} />
    </PublicGatewayProvider>
  )
}
