import { createFileRoute, useLocation } from '@tanstack/react-router'
import { periodOfSearch } from '../features/shopping-list/period-of-search.ts'
import { ShoppingListPage, UnclearPeriod } from '../features/shopping-list/shopping-list-page.tsx'
import { useToday } from '../platform/clock/today.ts'
import { GatewayProvider } from '../platform/graphql-client/gateway-provider.tsx'
import { loadMessages } from '../platform/i18n/i18n.ts'
import { parsePlainSearch } from '../platform/navigation/plain-search.ts'
import { requireSession } from '../platform/session/guards.ts'

export const Route = createFileRoute('/shopping-list')({
  beforeLoad: requireSession,
  loader: () => loadMessages('shopping-list'),
  staticData: { title: 'title/shopping-list', tab: 'shopping-list', worksOffline: true },
  component: ShoppingList,
})

function ShoppingList() {
  const searchText = useLocation({ select: ({ searchStr }) => searchStr })
  const period = periodOfSearch(parsePlainSearch(searchText))
  const today = useToday()
  return (
    <GatewayProvider>
      {period === 'unclear' ? <UnclearPeriod /> : <ShoppingListPage period={period} today={today} />}
    </GatewayProvider>
  )
}
