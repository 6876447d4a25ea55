import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { ActivatePage } from '../features/accounts/mailed-links/activate-page.tsx'
import { loadMessages } from '../platform/i18n/i18n.ts'

export const Route = createFileRoute('/auth/activate/$token')({
  loader: () => loadMessages('passwords', 'activation'),
  staticData: { title: 'title/activate', frame: 'bare' },
  component: Activate,
})

function Activate() {
  const { token } = Route.useParams()
  const navigate = useNavigate()
  return (
    <ActivatePage
      key={token}
      token={token}
      onActivated={() => void navigate({ to: '/auth/confirm', state: { isConfirmed: true }, replace: true })}
    />
  )
}
