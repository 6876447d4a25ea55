import { createFileRoute } from '@tanstack/react-router'
import { redirectCancelled } from '../features/social/redirect-cancelled.ts'
import { SocialReturnPage } from '../features/social/social-return-page.tsx'
import { requireProvider } from '../features/social/social-return.ts'
import { loadMessages } from '../platform/i18n/i18n.ts'

export const Route = createFileRoute('/auth/activate/via-{$provider}')({
  beforeLoad: redirectCancelled('activate'),
  loader: ({ params }) => {
    requireProvider(params.provider)
    return loadMessages('accounts', 'social')
  },
  staticData: { title: 'title/social', frame: 'simple' },
  component: Via,
})

function Via() {
  return <SocialReturnPage flow="activate" provider={Route.useParams().provider} search={Route.useSearch()} />
}
