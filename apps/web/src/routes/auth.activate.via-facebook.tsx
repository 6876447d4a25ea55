import { createFileRoute } from '@tanstack/react-router'
import { leadOnEntered } from '../features/social/guards.ts'
import { SocialReturnPage } from '../features/social/social-return-page.tsx'
import { needTexts } from '../platform/i18n/i18n.ts'
import { readSocialReturn } from '../platform/social/social-return.ts'

export const Route = createFileRoute('/auth/activate/via-facebook')({
  validateSearch: readSocialReturn,
  beforeLoad: leadOnEntered('activate'),
  loader: () => needTexts('accounts', 'social'),
  staticData: { title: 'title/social', frame: 'bare' },
  component: ViaFacebook,
})

function ViaFacebook() {
  return <SocialReturnPage flow="activate" provider="facebook" came={Route.useSearch()} />
}
