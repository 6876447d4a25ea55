import { parseCalendarDay } from '@dayplate/dates'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { ListPrintPage } from '../features/shopping-list/print/list-print-page.tsx'
import { useToday } from '../platform/clock/today.ts'
import { GatewayProvider } from '../platform/graphql-client/gateway-provider.tsx'
import { loadMessages } from '../platform/i18n/i18n.ts'
import { requireSession } from '../platform/session/guards.ts'

export const Route = createFileRoute('/print/$start/$end')({
  beforeLoad({ params, ...input }) {
    const [start, end] = [parseCalendarDay(params.start), parseCalendarDay(params.end)]
    // Checked before the session, as in the day plan: the server answers 404 for such a date too.
    if (start === null || end === null) throw notFound()
    requireSession(input)
    return { start, end }
  },
  loader: () => loadMessages('shopping-list', 'shopping-print'),
  staticData: { title: 'title/shopping-list-print', tab: 'shopping-list' },
  component: ListPrint,
})

function ListPrint() {
  const { start, end } = Route.useRouteContext()
  return (
    <GatewayProvider>
      <ListPrintPage period={{ start, end }} today={useToday()} />
    </GatewayProvider>
  )
}
