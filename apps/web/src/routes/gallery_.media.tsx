import { createFileRoute } from '@tanstack/react-router'
import { MediaPage } from '../features/gallery/media-page.tsx'
import { loadMessages } from '../platform/i18n/i18n.ts'

export const Route = createFileRoute('/gallery_/media')({
  staticData: { title: 'title/gallery', frame: 'bare' },
  loader: () => loadMessages('meal-media'),
  component: MediaPage,
})
