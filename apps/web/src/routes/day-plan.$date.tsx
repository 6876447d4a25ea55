import { nearestCalendarDay } from '@dayplate/dates'
import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { LazyActivationNotice } from '../features/accounts/activation/lazy-activation-notice.tsx'
import { DayPlanPage } from '../features/day-plan/day/day-plan-page.tsx'
import { useToday } from '../platform/clock/today.ts'
import { GatewayProvider } from '../platform/graphql-client/gateway-provider.tsx'
import { loadMessages } from '../platform/i18n/i18n.ts'
import { useDayInTitle } from '../platform/navigation/use-day-in-title.ts'
import { requireSession } from '../platform/session/guards.ts'

export const Route = createFileRoute('/day-plan/$date')({
  beforeLoad({ params, ...input }) {
    const date = nearestCalendarDay(params.date)
    // Checked before the session: the server answers 404 for such a date too, and a login would end on the same page.
    if (date === null) throw notFound()
    requireSession(input)
    // Redirects a date outside the calendar to its first or last day.
    if (date !== params.date) throw redirect({ to: '/day-plan/$date', params: { date }, replace: true })
    return { date }
  },
  loader: () => loadMessages('day-plan', 'meals'),
  staticData: { title: 'title/day-plan', tab: 'diet' },
  component: DayPlan,
})

function DayPlan() {
  const { date } = Route.useRouteContext()
  useDayInTitle(date)
  return (
    <GatewayProvider>
      <DayPlanPage date={date} today={useToday()} />
      <LazyActivationNotice />
    </GatewayProvider>
  )
}
