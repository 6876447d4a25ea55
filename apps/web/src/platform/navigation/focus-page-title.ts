import type { AnyRouter } from '@tanstack/react-router'

/**
 * After a move to another page the focus goes to its title, so that keyboards and screen readers start there too. A page that
 * is still loading takes it itself and hands it on when its title appears, unless somebody has moved it meanwhile.
 */
export function focusPageTitle(router: Pick<AnyRouter, 'subscribe'>): void {
  let stopWaiting = () => {}
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    stopWaiting()
    const page = document.querySelector<HTMLElement>('main')
    if (page && !focusTitleIn(page)) stopWaiting = waitForTitle(page)
  })
}

function focusTitleIn(page: HTMLElement): boolean {
  const title = page.querySelector('h1')
  if (title) focusQuietly(title)
  return title !== null
}

/** Returns what ends the waiting. */
function waitForTitle(page: HTMLElement): () => void {
  focusQuietly(page)
  const watcher = new MutationObserver(() => {
    if (document.activeElement !== page || focusTitleIn(page)) watcher.disconnect()
  })
  watcher.observe(page, { childList: true, subtree: true })
  return () => watcher.disconnect()
}

function focusQuietly(element: HTMLElement): void {
  element.tabIndex = -1
  element.focus({ preventScroll: true })
}
