import type { AnyRouter } from '@tanstack/react-router'

/** After a move to another page the focus goes to its title, so that keyboards and screen readers start there too. */
export function focusPageTitle(router: Pick<AnyRouter, 'subscribe'>): void {
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    const title = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
    if (!title) return
    title.tabIndex = -1
    title.focus({ preventScroll: true })
  })
}
