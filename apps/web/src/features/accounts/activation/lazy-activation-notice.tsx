import { lazy, Suspense } from 'react'
import { isUnconfirmed } from '../../../platform/session/session.ts'

/** That it did not arrive must spoil nothing: nobody misses it. */
const UnconfirmedNotice = lazy(() =>
  import('./unconfirmed-notice.tsx').then(
    ({ UnconfirmedNotice: Notice }) => ({ default: Notice }),
    () => ({ default: () => null }),
  ),
)

/** The notice for the few whose address waits to be confirmed; below the page, so that nothing moves when it comes. */
export const LazyActivationNotice = () =>
  isUnconfirmed() ? (
    <Suspense>
      <UnconfirmedNotice />
    </Suspense>
  ) : null
