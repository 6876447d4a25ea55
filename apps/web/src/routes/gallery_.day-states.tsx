import { createFileRoute } from '@tanstack/react-router'
import { DayStatesGallery } from '../features/day-plan/gallery/day-states-gallery.tsx'
import { loadMessages } from '../platform/i18n/i18n.ts'

export const Route = createFileRoute('/gallery_/day-states')({
  validateSearch: (search: Record<string, unknown>): { readonly kind?: string } => {
    const { kind } = search
    return typeof kind === 'string' ? { kind } : {}
  },
  staticData: { title: 'title/gallery' },
  loader: () => loadMessages('day-plan', 'day-states', 'day-alerts'),
  component: DayStates,
})

function DayStates() {
  const { kind = 'goal-reached' } = Route.useSearch()
  return <DayStatesGallery key={kind} kind={kind} />
}
