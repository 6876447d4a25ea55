import { createFileRoute } from '@tanstack/react-router'
import { MorePage } from '../features/frame/more-page.tsx'
import { requireSession } from '../platform/session/guards.ts'

export const Route = createFileRoute('/more')({
  beforeLoad: requireSession,
  staticData: { title: 'title/more', tab: 'more' },
  component: MorePage,
})
