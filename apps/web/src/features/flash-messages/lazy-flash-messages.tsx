import { useLocation } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lazyPart } from '../../platform/lazy/lazy-part.ts'
import { suspendedPart } from '../../platform/lazy/suspended-part.ts'
import { hasFlash } from '../../platform/session/session.ts'

/** If loading fails, nothing is shown, so that the page stays usable. */
const FlashMessages = suspendedPart(
  lazyPart(async () => (await import('./flash-messages.tsx')).FlashMessages),
  () => null,
)

/** Loads messages only for users who have one, except on the page they link to. Placed below the page, so that nothing moves. */
export function LazyFlashMessages() {
  const isActedOn = useLocation({ select: ({ pathname }) => pathname === '/auth/set-password' })
  return hasFlash() && !isActedOn ? (
    <Suspense>
      <FlashMessages />
    </Suspense>
  ) : null
}
