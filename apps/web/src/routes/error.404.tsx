import { createFileRoute } from '@tanstack/react-router'
import { NotFoundPage } from '../features/errors/not-found-page.tsx'

export const Route = createFileRoute('/error/404')({
  // In the code every page has: it must show when nothing can be fetched any more.
  codeSplitGroupings: [],
  staticData: { title: 'title/not-found' },
  component: NotFoundPage,
})
