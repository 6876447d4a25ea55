import { createFileRoute } from '@tanstack/react-router'
import { GalleryPage } from '../features/gallery/gallery-page.tsx'
import { loadMessages } from '../platform/i18n/i18n.ts'

export const Route = createFileRoute('/gallery')({
  staticData: { title: 'title/gallery', frame: 'bare' },
  loader: () => loadMessages('calendar', 'chart'),
  component: GalleryPage,
})
