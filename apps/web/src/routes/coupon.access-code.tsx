import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { AccessCodePage } from '../features/access/access-code-page.tsx'
import { loadMessages } from '../platform/i18n/i18n.ts'
import { DEFAULT_PAGE } from '../platform/navigation/default-page.ts'
import { requireSession } from '../platform/session/guards.ts'

export const Route = createFileRoute('/coupon/access-code')({
  beforeLoad: requireSession,
  loader: () => loadMessages('access'),
  staticData: { title: 'title/access-code', tab: 'more' },
  component: AccessCode,
})

function AccessCode() {
  const navigate = useNavigate()
  return <AccessCodePage onActivated={() => void navigate({ to: DEFAULT_PAGE })} />
}
