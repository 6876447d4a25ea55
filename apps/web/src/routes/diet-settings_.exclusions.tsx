import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { ExclusionsPage } from '../features/diet-settings/exclusions/exclusions-page.tsx'
import { readToday } from '../platform/clock/today.ts'
import { GatewayProvider } from '../platform/graphql-client/gateway-provider.tsx'
import { loadMessages } from '../platform/i18n/i18n.ts'
import { requireSession } from '../platform/session/guards.ts'

export const Route = createFileRoute('/diet-settings_/exclusions')({
  beforeLoad: requireSession,
  loader: () => loadMessages('diet-settings', 'meals'),
  staticData: { title: 'title/exclusions', tab: 'diet' },
  component: Exclusions,
})

function Exclusions() {
  const navigate = useNavigate()
  const leave = (to: 'plan' | 'settings') =>
    void navigate(to === 'plan' ? { to: '/day-plan/$date', params: { date: readToday() } } : { to: '/diet-settings' })
  return (
    <GatewayProvider>
      <ExclusionsPage onLeave={leave} />
    </GatewayProvider>
  )
}
