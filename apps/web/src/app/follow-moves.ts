import type { AnyRouter } from '@tanstack/react-router'
import { leaveToasts } from '../ui/toast/toast.ts'

/** What stood on a page goes with it, from one question to the next too. */
export function followMoves(router: Pick<AnyRouter, 'subscribe'>): void {
  router.subscribe('onBeforeNavigate', ({ hrefChanged }) => {
    if (hrefChanged) leaveToasts()
  })
}
