import { createFileRoute } from '@tanstack/react-router'
import { ArticlePage } from '../features/knowledge/article/article-page.tsx'
import { lazyLoadArticle } from '../features/knowledge/lazy-load-knowledge.ts'

export const Route = createFileRoute('/knowledge/article/$article')({
  loader: ({ params }) => lazyLoadArticle(params.article),
  staticData: { tab: 'more' },
  component: Article,
})

function Article() {
  return <ArticlePage loaded={Route.useLoaderData()} />
}
