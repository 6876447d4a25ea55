import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { SetPasswordPage } from '../features/accounts/passwords/set-password-page.tsx'
import { loadMessages } from '../platform/i18n/i18n.ts'
import { DEFAULT_PAGE } from '../platform/navigation/default-page.ts'
import { requireSession } from '../platform/session/guards.ts'

export const Route = createFileRoute('/auth/set-password')({
  beforeLoad: requireSession,
  loader: () => loadMessages('accounts', 'passwords'),
  staticData: { title: 'title/set-password', tab: 'more' },
  component: SetPassword,
})

function SetPassword() {
  const navigate = useNavigate()
  return <SetPasswordPage onSet={() => void navigate({ to: DEFAULT_PAGE })} />
}
