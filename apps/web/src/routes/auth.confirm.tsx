import { createFileRoute } from '@tanstack/react-router'
import { ConfirmPage } from '../features/accounts/mailed-links/confirm-page.tsx'
import { needTexts } from '../platform/i18n/i18n.ts'

export const Route = createFileRoute('/auth/confirm')({
  loader: () => needTexts('passwords'),
  staticData: { title: 'title/confirm', frame: 'bare' },
  component: ConfirmPage,
})
