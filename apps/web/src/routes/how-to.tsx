import { createFileRoute } from '@tanstack/react-router'
import { ContentPage } from '../features/content/content-page.tsx'
import { lazyLoadContent } from '../features/content/lazy-load-content.ts'

export const Route = createFileRoute('/how-to')({
  loader: () => lazyLoadContent('how-to'),
  staticData: { title: 'title/how-to', tab: 'more' },
  component: HowTo,
})

function HowTo() {
  return <ContentPage loaded={Route.useLoaderData()} />
}
