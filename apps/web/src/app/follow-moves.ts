import type { AnyRouter } from '@tanstack/react-router'
import { leaveToasts } from '../ui/toast/toast.ts'

/** Removes the toasts of a page when the user leaves it, including from one step of the wizard to the next. */
export function followMoves(router: Pick<AnyRouter, 'subscribe'>): void {
  router.subscribe('onBeforeNavigate', ({ hrefChanged }) => {
    if (hrefChanged) leaveToasts()
  })
}
