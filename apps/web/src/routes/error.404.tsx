import { createFileRoute } from '@tanstack/react-router'
import { NotFoundPage } from '../features/errors/not-found-page.tsx'

export const Route = createFileRoute('/error/404')({
  // Bundled with the first page, because it must show when nothing can be loaded.
  codeSplitGroupings: [],
  staticData: { title: 'title/not-found' },
  component: NotFoundPage,
})
