import { createFileRoute, redirect } from '@tanstack/react-router'
import { readToday } from '../platform/clock/today.ts'
import { requireSession } from '../platform/session/guards.ts'

export const Route = createFileRoute('/day-plan/')({
  beforeLoad(input) {
    requireSession(input)
    throw redirect({ to: '/day-plan/$date', params: { date: readToday() }, replace: true })
  },
})
