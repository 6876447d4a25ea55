import { useEffect } from 'react'
import type { LazyPart } from '../lazy/lazy-part.ts'
import { whenIdle } from '../lazy/when-idle.ts'

/**
 * Loads the code that sends a page's changes once the page is idle, because a browser remembers code that failed to load without a
 * connection, and could then send nothing from this page.
 */
export function useKindsAtHand(bringing: LazyPart<() => void>): void {
  useEffect(() => {
    // If it does not load, the changes are kept and sent by a later page.
    whenIdle(
      () =>
        void bringing.load().then(
          (bring) => bring(),
          () => {},
        ),
    )
  }, [bringing])
}
