import { createFileRoute } from '@tanstack/react-router'
import { ErrorPage } from '../features/errors/error-page.tsx'

export const Route = createFileRoute('/error/application')({
  // In the code every page has: it must show when nothing can be fetched any more.
  codeSplitGroupings: [],
  staticData: { title: 'error/title' },
  component: () => <ErrorPage code="application" />,
})
