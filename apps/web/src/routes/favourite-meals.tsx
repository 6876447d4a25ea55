import { createFileRoute } from '@tanstack/react-router'
import { FavouritesPage } from '../features/favourites/favourites-page.tsx'
import { useToday } from '../platform/clock/today.ts'
import { GatewayProvider } from '../platform/graphql-client/gateway-provider.tsx'
import { loadMessages } from '../platform/i18n/i18n.ts'
import { requireSession } from '../platform/session/guards.ts'

export const Route = createFileRoute('/favourite-meals')({
  beforeLoad: requireSession,
  loader: () => loadMessages('favourites', 'insertion', 'meals'),
  staticData: { title: 'title/favourites', tab: 'diet' },
  component: Favourites,
})

function Favourites() {
  return (
    <GatewayProvider>
      <FavouritesPage today={useToday()} />
    </GatewayProvider>
  )
}
