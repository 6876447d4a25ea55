import { createFileRoute } from '@tanstack/react-router'
import { ErrorPage } from '../features/errors/error-page.tsx'

export const Route = createFileRoute('/error/application')({
  // Bundled with the first page, because it must show when nothing can be loaded.
  codeSplitGroupings: [],
  staticData: { title: 'error/title' },
  component: () => <ErrorPage code="application" />,
})
