import { createFileRoute } from '@tanstack/react-router'
import { SettingsPage } from '../features/settings/settings-page.tsx'
import { useToday } from '../platform/clock/today.ts'
import { GatewayProvider } from '../platform/graphql-client/gateway-provider.tsx'
import { needTexts } from '../platform/i18n/i18n.ts'
import { requireSession } from '../platform/session/guards.ts'

export const Route = createFileRoute('/settings')({
  beforeLoad: requireSession,
  loader: () => needTexts('settings'),
  staticData: { title: 'title/settings', tab: 'more' },
  component: Settings,
})

function Settings() {
  return (
    <GatewayProvider>
      <SettingsPage today={useToday()} />
    </GatewayProvider>
  )
}
