import { createFileRoute } from '@tanstack/react-router'
import { AppVersionNote } from '../features/content/app-version-note.tsx'
import { ContentPage } from '../features/content/content-page.tsx'
import { lazyLoadContent } from '../features/content/lazy-load-content.ts'

export const Route = createFileRoute('/content/$identifier')({
  loader: ({ params }) => lazyLoadContent(params.identifier),
  component: Content,
})

function Content() {
  const { identifier } = Route.useParams()
  return <ContentPage loaded={Route.useLoaderData()}>{identifier === 'info' ? <AppVersionNote /> : null}</ContentPage>
}
