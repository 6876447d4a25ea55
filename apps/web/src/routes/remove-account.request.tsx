import { createFileRoute } from '@tanstack/react-router'
import { RequestPage } from '../features/account-removal/request-page.tsx'
import { GatewayProvider } from '../platform/graphql-client/gateway-provider.tsx'
import { loadMessages } from '../platform/i18n/i18n.ts'
import { requireSession } from '../platform/session/guards.ts'

export const Route = createFileRoute('/remove-account/request')({
  beforeLoad: requireSession,
  loader: () => loadMessages('account-removal'),
  staticData: { title: 'title/remove-account', tab: 'more' },
  component: () => (
    <GatewayProvider>
      <RequestPage />
    </GatewayProvider>
  ),
})
