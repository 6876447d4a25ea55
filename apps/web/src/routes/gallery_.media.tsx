import { createFileRoute } from '@tanstack/react-router'
import { MediaPage } from '../features/gallery/media-page.tsx'
import { needTexts } from '../platform/i18n/i18n.ts'

export const Route = createFileRoute('/gallery_/media')({
  staticData: { title: 'title/gallery', frame: 'bare' },
  loader: () => needTexts('meal-media'),
  component: MediaPage,
})
