import { createFileRoute } from '@tanstack/react-router'
import { ContentPage } from '../features/content/content-page.tsx'
import { loadContentLater } from '../features/content/load-content-later.ts'

export const Route = createFileRoute('/how-to')({
  loader: () => loadContentLater('how-to'),
  staticData: { title: 'title/how-to', tab: 'more' },
  component: HowTo,
})

function HowTo() {
  return <ContentPage loaded={Route.useLoaderData()} />
}
