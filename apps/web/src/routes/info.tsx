import { createFileRoute } from '@tanstack/react-router'
import { AppVersionNote } from '../features/content/app-version-note.tsx'
import { ContentPage } from '../features/content/content-page.tsx'
import { lazyLoadContent } from '../features/content/lazy-load-content.ts'

export const Route = createFileRoute('/info')({
  loader: () => lazyLoadContent('info'),
  staticData: { title: 'title/info', tab: 'more' },
  component: Info,
})

function Info() {
  return (
    <ContentPage loaded={Route.useLoaderData()}>
      <AppVersionNote />
    </ContentPage>
  )
}
