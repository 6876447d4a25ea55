import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Boundary } from '../../platform/errors/boundary.tsx'
import { loadMessages } from '../../platform/i18n/i18n.ts'
import type { LoginNotice as NoticeName } from './login-notice.tsx'

/** Few come by a mailed link, back from a provider or from a logout without a connection, so what is said to them is in nobody else's page. */
const LoginNotice = lazy(async () => {
  const [{ LoginNotice: Notice }] = await Promise.all([import('./login-notice.tsx'), loadMessages('passwords')])
  return { default: Notice }
})

/** What led to this page, or else what is given, where there is something to say. */
export function LazyLoginNotice({ otherwise }: { readonly otherwise?: NoticeName | undefined }) {
  const notice = useLocation({ select: ({ state }) => state.loginNotice }) ?? otherwise
  return notice === undefined ? null : (
    // After a logout without a connection it may not arrive; the login stands without it.
    <Boundary fallback={null}>
      <Suspense>
        <LoginNotice notice={notice} />
      </Suspense>
    </Boundary>
  )
}
