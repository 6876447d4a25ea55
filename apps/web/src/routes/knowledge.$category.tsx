import { createFileRoute } from '@tanstack/react-router'
import { FeedPage } from '../features/knowledge/feed/feed-page.tsx'
import { lazyLoadCategory } from '../features/knowledge/lazy-load-knowledge.ts'
import { PublicGatewayProvider } from '../platform/graphql-client/public-gateway-provider.tsx'

export const Route = createFileRoute('/knowledge/$category')({
  loader: ({ params }) => lazyLoadCategory(params.category),
  staticData: { tab: 'more' },
  component: Knowledge,
})

function Knowledge() {
  const { category } = Route.useLoaderData()
  return (
    <PublicGatewayProvider>
      <FeedPage category={category} />
    </PublicGatewayProvider>
  )
}
