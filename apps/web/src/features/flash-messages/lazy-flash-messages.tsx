import { useLocation } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lazyPart } from '../../platform/lazy/lazy-part.ts'
import { suspendedPart } from '../../platform/lazy/suspended-part.ts'
import { hasFlash } from '../../platform/session/session.ts'

/** That they did not arrive must spoil nothing. */
const FlashMessages = suspendedPart(
  lazyPart(async () => (await import('./flash-messages.tsx')).FlashMessages),
  () => null,
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
