import { createFileRoute } from '@tanstack/react-router'
import { PrivacyPolicy } from '../features/documents/privacy-policy.tsx'

export const Route = createFileRoute('/privacy-policy')({
  staticData: { title: 'title/privacy-policy' },
  component: PrivacyPolicy,
})
