import { createFileRoute } from '@tanstack/react-router'
import { TermsOfService } from '../features/documents/terms-of-service.tsx'
import { needTexts } from '../platform/i18n/i18n.ts'

export const Route = createFileRoute('/terms-of-service')({
  loader: () => needTexts('documents'),
  staticData: { title: 'title/terms-of-service' },
  component: TermsOfService,
})
