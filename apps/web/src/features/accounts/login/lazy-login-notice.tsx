import { useLocation } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../../../platform/lazy/lazy-part.ts'
import { suspendedPart } from '../../../platform/lazy/suspended-part.ts'
import type { LoginNotice as NoticeName } from './login-notice.tsx'

/**
 * Few come by a mailed link, back from a provider or from a logout without a connection, so what is said to them is in nobody
 * else's page. After such a logout it may not arrive; the login stands without it.
 */
const LoginNotice = suspendedPart<(props: { readonly notice: NoticeName }) => ReactNode>(
  lazyPart(async () => (await import('./login-notice.tsx')).LoginNotice, 'passwords'),
  () => null,
)

/** What led to this page, or else what is given, where there is something to say. */
export function LazyLoginNotice({ otherwise }: { readonly otherwise?: NoticeName | undefined }) {
  const notice = useLocation({ select: ({ state }) => state.loginNotice }) ?? otherwise
  return notice === undefined ? null : (
    <Suspense>
      <LoginNotice notice={notice} />
    </Suspense>
  )
}
