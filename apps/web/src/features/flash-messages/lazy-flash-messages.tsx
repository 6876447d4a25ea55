import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { hasFlash } from '../../platform/session/session.ts'

/** That they did not arrive must spoil nothing. */
const FlashMessages = lazy(() =>
  import('./flash-messages.tsx').then(
    ({ FlashMessages: Messages }) => ({ default: Messages }),
    () => ({ default: () => null }),
  ),
)

/** Messages for the few who have one, and not where they act on it; below the page, so that nothing moves when they come. */
export function LazyFlashMessages() {
  const isActedOn = useLocation({ select: ({ pathname }) => pathname === '/auth/set-password' })
  return hasFlash() && !isActedOn ? (
    <Suspense>
      <FlashMessages />
    </Suspense>
  ) : null
}
