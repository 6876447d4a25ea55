import { createFileRoute } from '@tanstack/react-router'
import { TermsOfService } from '../features/documents/terms-of-service.tsx'

export const Route = createFileRoute('/terms-of-service')({
  staticData: { title: 'title/terms-of-service' },
  component: TermsOfService,
})
