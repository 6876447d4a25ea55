import { createFileRoute } from '@tanstack/react-router'

import { SettingsPage } from '../features/settings/settings-page.tsx'
import { useToday } from '../platform/clock/today.ts'
import { GatewayProvider } from '../platform/graphql-client/gateway-provider.tsx'
import { loadMessages } from '../platform/i18n/i18n.ts'
import { SocialButtons } from '../domain/social-login/social-buttons.tsx'
import { useFreshTicket } from '../domain/social-login/use-fresh-ticket.ts'
import { SOCIAL_PROVIDERS, type ProviderName } from '@dayplate/rules/social'
import { requireSession } from '../platform/session/guards.ts'

export const Route = createFileRoute('/settings')({
  beforeLoad: requireSession,
  loader: () => loadMessages('accounts', 'settings', 'profile'),
  staticData: { title: 'title/settings', tab: 'more' },
  component: Settings,
})

function Settings() {
  return (
    <GatewayProvider>
      <SettingsPage today={useToday()} linkButtons={LinkButtons} />
    </GatewayProvider>
  )
}

function LinkButtons({ providers }: { readonly providers: readonly ProviderName[] }) {
  const mayLeave = useFreshTicket()
  const without = SOCIAL_PROVIDERS.filter((provider) => !providers.includes(provider))
  return <SocialButtons flow="link" without={without} mayLeave={mayLeave} />
}
