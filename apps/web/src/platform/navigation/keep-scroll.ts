import type { AnyRouter } from '@tanstack/react-router'

let staysOnPage = false

/**
 * The router's `scrollRestoration`: a new page starts at its top and an earlier one where the user left it. A page whose search
 * changes, or that loads again, keeps its position.
 */
export const movesScroll = (): boolean => !staysOnPage

/** Must observe the router so that `movesScroll` knows. */
export function noticeMoves(router: Pick<AnyRouter, 'subscribe'>): void {
  router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged, hashChanged }) => {
    staysOnPage = fromLocation !== undefined && !pathChanged && !hashChanged
  })
}
