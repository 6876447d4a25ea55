import { createFileRoute } from '@tanstack/react-router'
import { PrivacyPolicy } from '../features/documents/privacy-policy.tsx'
import { needTexts } from '../platform/i18n/i18n.ts'

export const Route = createFileRoute('/privacy-policy')({
  loader: () => needTexts('documents'),
  staticData: { title: 'title/privacy-policy' },
  component: PrivacyPolicy,
})
