import type { AnyRouter } from '@tanstack/react-router'

/**
 * Moves the focus after a navigation: to the title of a new page, or to the target of an anchor, so that keyboards and screen
 * readers start there. A page that is still loading takes the focus and passes it on when its title or anchor appears, unless
 * the user has moved it in the meantime.
 */
export function focusAfterMove(router: Pick<AnyRouter, 'subscribe'>): void {
  let stopWaiting = () => {}
  router.subscribe('onRendered', ({ fromLocation, toLocation: { hash }, pathChanged }) => {
    const isNewPage = fromLocation !== undefined && pathChanged
    const page = document.querySelector<HTMLElement>('main')
    if (!page || (hash === '' && !isNewPage)) return
    stopWaiting()
    const focusTarget = hash === '' ? () => focusTitleIn(page) : () => focusAnchor(hash)
    if (!focusTarget()) stopWaiting = waitFor(focusTarget, page)
  })
}

/** Focuses the page's title when the focused element is removed without a navigation. */
export function focusPageTitle(): void {
  const page = document.querySelector<HTMLElement>('main')
  if (page && !focusTitleIn(page)) waitFor(() => focusTitleIn(page), page)
}

/** A hidden title, as on a loading page, cannot take the focus. */
function focusTitleIn(page: HTMLElement): boolean {
  const title = [...page.querySelectorAll('h1')].find((one) => one.checkVisibility())
  if (title) focusQuietly(title)
  return title !== undefined
}

/** Scrolls to an anchor that appears after the router has scrolled. Styles allow for sticky bars. */
function focusAnchor(id: string): boolean {
  const target = document.getElementById(id)
  if (!target) return false
  focusQuietly(target)
  target.scrollIntoView()
  return true
}

/** Returns a function that stops waiting. */
function waitFor(focusTarget: () => boolean, page: HTMLElement): () => void {
  focusQuietly(page)
  const watcher = new MutationObserver(() => {
    if (document.activeElement !== page || focusTarget()) watcher.disconnect()
  })
  watcher.observe(page, { childList: true, subtree: true, attributeFilter: ['style'] })
  return () => watcher.disconnect()
}

function focusQuietly(element: HTMLElement): void {
  // A focusable element, such as a field or a link, keeps its place in the tab order.
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
