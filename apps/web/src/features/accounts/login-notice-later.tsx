import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { needTexts } from '../../platform/i18n/i18n.ts'

/** Few come by a mailed link or back from a provider, so what is said to them is in nobody else's page. */
const LoginNotice = lazy(async () => {
  const [{ LoginNotice: Notice }] = await Promise.all([import('./login-notice.tsx'), needTexts('passwords')])
  return { default: Notice }
})

/** What led to this page, where there is something to say of it. */
export function LoginNoticeLater() {
  const notice = useLocation({ select: ({ state }) => state.loginNotice })
  return notice === undefined ? null : (
    <Suspense>
      <LoginNotice notice={notice} />
    </Suspense>
  )
}
