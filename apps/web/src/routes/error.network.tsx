import { createFileRoute } from '@tanstack/react-router'
import { ErrorPage } from '../features/errors/error-page.tsx'

export const Route = createFileRoute('/error/network')({
  // In the code every page has: it must show when nothing can be fetched any more.
  codeSplitGroupings: [],
  staticData: { title: 'shell/unreachable/title' },
  component: () => <ErrorPage code="network" />,
})
