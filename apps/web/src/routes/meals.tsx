import { createFileRoute } from '@tanstack/react-router'
import { AllMealsPage } from '../features/all-meals/all-meals-page.tsx'
import { useToday } from '../platform/clock/today.ts'
import { GatewayProvider } from '../platform/graphql-client/gateway-provider.tsx'
import { loadMessages } from '../platform/i18n/i18n.ts'
import { requireSession } from '../platform/session/guards.ts'

export const Route = createFileRoute('/meals')({
  beforeLoad: requireSession,
  loader: () => loadMessages('all-meals', 'insertion', 'meals'),
  staticData: { title: 'title/all-meals', tab: 'diet' },
  component: AllMeals,
})

function AllMeals() {
  return (
    <GatewayProvider>
      <AllMealsPage today={useToday()} />
    </GatewayProvider>
  )
}
