import type { AnyRouter } from '@tanstack/react-router'
import { failureWatch, onUnhandledFailure } from '../platform/errors/watched-failures.ts'

/** Leads to an error page for a failure that nobody shows; going elsewhere before that calls it off. */
export function followFailures(router: Pick<AnyRouter, 'subscribe' | 'navigate'>): void {
  onUnhandledFailure((page) => void router.navigate({ to: page }))
  router.subscribe('onBeforeNavigate', ({ hrefChanged }) => {
    if (hrefChanged) failureWatch.leavePage()
  })
}
