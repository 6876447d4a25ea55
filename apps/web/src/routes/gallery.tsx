import { createFileRoute } from '@tanstack/react-router'
import { GalleryPage } from '../features/gallery/gallery-page.tsx'
import { needTexts } from '../platform/i18n/i18n.ts'

export const Route = createFileRoute('/gallery')({
  staticData: { title: 'title/gallery', frame: 'bare' },
  loader: () => needTexts('calendar', 'chart'),
  component: GalleryPage,
})
