import { parseCalendarDay } from '@dayplate/dates'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { PrintPage } from '../features/print/print-page.tsx'
import { GatewayProvider } from '../platform/graphql-client/gateway-provider.tsx'
import { loadMessages } from '../platform/i18n/i18n.ts'
import { requireSession } from '../platform/session/guards.ts'

export const Route = createFileRoute('/day-plan/print/$start/$end')({
  beforeLoad({ params, ...input }) {
    const [start, end] = [parseCalendarDay(params.start), parseCalendarDay(params.end)]
    // Checked before the session, as in the day plan: the server answers 404 for such a date too.
    if (start === null || end === null) throw notFound()
    requireSession(input)
    return { start, end }
  },
  loader: () => loadMessages('print', 'meal-details'),
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
