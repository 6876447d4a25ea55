import type { AnyRouter } from '@tanstack/react-router'
import { failureWatch, onUnhandledFailure } from '../platform/errors/watched-failures.ts'

/** Navigates to an error page for a failure that no component shows. Leaving the page before cancels it. */
export function followFailures(router: Pick<AnyRouter, 'subscribe' | 'navigate'>): void {
  onUnhandledFailure((page) => void router.navigate({ to: page }))
  router.subscribe('onBeforeNavigate', ({ hrefChanged }) => {
    if (hrefChanged) failureWatch.leavePage()
  })
}
