import { parseCalendarDay } from '@dayplate/dates'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { PrintPage } from '../features/print/print-page.tsx'
import { readToday } from '../platform/clock/today.ts'
import { GatewayProvider } from '../platform/graphql-client/gateway-provider.tsx'
import { loadMessages } from '../platform/i18n/i18n.ts'
import { requireSession } from '../platform/session/guards.ts'

export const Route = createFileRoute('/day-plan/print/$start/$end')({
  beforeLoad({ params, ...input }) {
    requireSession(input)
    const [start, end] = [parseCalendarDay(params.start), parseCalendarDay(params.end)]
    // A date that is none, from a mistyped link: the plan itself has a way to the print.
    if (start === null || end === null) {
      throw redirect({ to: '/day-plan/$date', params: { date: readToday() }, replace: true })
    }
    return { start, end }
  },
  loader: () => loadMessages('print'),
  staticData: { title: 'title/print', tab: 'diet' },
  component: Print,
})

function Print() {
  const { start, end } = Route.useRouteContext()
  return (
    <GatewayProvider>
      <PrintPage start={start} end={end} />
    </GatewayProvider>
  )
}
