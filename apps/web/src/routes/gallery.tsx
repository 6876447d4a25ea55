import { createFileRoute } from '@tanstack/react-router'
import { GalleryPage } from '../features/gallery/gallery-page.tsx'

export const Route = createFileRoute('/gallery')({
  staticData: { title: 'title/gallery', frame: 'bare' },
  component: GalleryPage,
})
