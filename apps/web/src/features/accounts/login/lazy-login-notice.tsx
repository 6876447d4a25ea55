import { useLocation } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../../../platform/lazy/lazy-part.ts'
import { suspendedPart } from '../../../platform/lazy/suspended-part.ts'
import type { LoginNotice as NoticeName } from './login-notice.tsx'

/**
 * Loaded only when needed, because few users come by a mailed link, from a provider or after an offline logout. After an offline
 * logout it may fail to load; the login then works without it.
 */
const LoginNotice = suspendedPart<(props: { readonly notice: NoticeName }) => ReactNode>(
  lazyPart(async () => (await import('./login-notice.tsx')).LoginNotice, 'passwords'),
  () => null,
)

/** The notice that the previous page left for this one, or else `otherwise`. Renders nothing without either. */
export function LazyLoginNotice({ otherwise }: { readonly otherwise?: NoticeName | undefined }) {
  const notice = useLocation({ select: ({ state }) => state.loginNotice }) ?? otherwise
  return notice === undefined ? null : (
    <Suspense>
      <LoginNotice notice={notice} />
    </Suspense>
  )
}
