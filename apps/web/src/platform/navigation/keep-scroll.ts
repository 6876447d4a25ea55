import type { AnyRouter } from '@tanstack/react-router'

let staysOnPage = false

/**
 * `scrollRestoration` of the router: a new page begins at its top and an earlier one where it was left, but a page whose
 * search alone changes, or that is asked again, stays where the reader is.
 */
export const movesScroll = (): boolean => !staysOnPage

/** Must follow the router for `movesScroll` to know. */
export function noticeMoves(router: Pick<AnyRouter, 'subscribe'>): void {
  router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged, hashChanged }) => {
    staysOnPage = fromLocation !== undefined && !pathChanged && !hashChanged
  })
}
