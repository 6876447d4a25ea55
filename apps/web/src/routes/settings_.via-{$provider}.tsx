import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { LinkReturnPage } from '../features/social/link-return-page.tsx'
import { requireProvider } from '../features/social/social-return.ts'
import { loadMessages } from '../platform/i18n/i18n.ts'
import { requireSession } from '../platform/session/guards.ts'

export const Route = createFileRoute('/settings_/via-{$provider}')({
  beforeLoad: requireSession,
  loader: ({ params }) => {
    requireProvider(params.provider)
    return loadMessages('accounts', 'social')
  },
  staticData: { title: 'title/social', frame: 'simple' },
  component: Via,
})

function Via() {
  const navigate = useNavigate()
  const leave = () => void navigate({ href: '/settings', replace: true })
  return <LinkReturnPage provider={Route.useParams().provider} search={Route.useSearch()} onLeave={leave} />
}
