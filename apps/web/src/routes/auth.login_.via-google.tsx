import { createFileRoute } from '@tanstack/react-router'
import { leadOnEntered } from '../features/social/guards.ts'
import { SocialReturnPage } from '../features/social/social-return-page.tsx'
import { needTexts } from '../platform/i18n/i18n.ts'
import { readSocialReturn } from '../platform/social/social-return.ts'

export const Route = createFileRoute('/auth/login_/via-google')({
  validateSearch: readSocialReturn,
  beforeLoad: leadOnEntered('login'),
  loader: () => needTexts('accounts', 'social'),
  staticData: { title: 'title/social', frame: 'bare' },
  component: ViaGoogle,
})

function ViaGoogle() {
  return <SocialReturnPage flow="login" provider="google" came={Route.useSearch()} />
}
