import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { LinkReturnPage } from '../features/social/link-return-page.tsx'
import { needTexts } from '../platform/i18n/i18n.ts'
import { requireSession } from '../platform/session/guards.ts'
import { readSocialReturn } from '../platform/social/social-return.ts'

export const Route = createFileRoute('/settings_/via-google')({
  validateSearch: readSocialReturn,
  beforeLoad: requireSession,
  loader: () => needTexts('accounts', 'social'),
  staticData: { title: 'title/social', frame: 'bare' },
  component: ViaGoogle,
})

function ViaGoogle() {
  const navigate = useNavigate()
  const leave = () => void navigate({ href: '/settings', replace: true })
  return <LinkReturnPage provider="google" came={Route.useSearch()} onLinked={leave} />
}
