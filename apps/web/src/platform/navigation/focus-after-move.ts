import type { AnyRouter } from '@tanstack/react-router'

/**
 * After a move to another page the focus goes to its title, after a move to an anchor to what carries it, so that keyboards
 * and screen readers start there too. A page that is still loading takes it itself and hands it on when its title or anchor
 * appears, unless somebody has moved it meanwhile.
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

/** The same where the page stays and what had the focus goes away with what it was part of. */
export function focusPageTitle(): void {
  const page = document.querySelector<HTMLElement>('main')
  if (page && !focusTitleIn(page)) waitFor(() => focusTitleIn(page), page)
}

/** A title that is hidden, while its page is loading, takes no focus. */
function focusTitleIn(page: HTMLElement): boolean {
  const title = [...page.querySelectorAll('h1')].find((one) => one.checkVisibility())
  if (title) focusQuietly(title)
  return title !== undefined
}

/** The router scrolls to what is there already; what arrives later is scrolled to here. Sticky bars are the style's business. */
function focusAnchor(id: string): boolean {
  const target = document.getElementById(id)
  if (!target) return false
  focusQuietly(target)
  target.scrollIntoView()
  return true
}

/** Returns what ends the waiting. */
function waitFor(focusTarget: () => boolean, page: HTMLElement): () => void {
  focusQuietly(page)
  const watcher = new MutationObserver(() => {
    if (document.activeElement !== page || focusTarget()) watcher.disconnect()
  })
  watcher.observe(page, { childList: true, subtree: true, attributeFilter: ['style'] })
  return () => watcher.disconnect()
}

function focusQuietly(element: HTMLElement): void {
  // What takes the focus by itself, a field or a link, keeps its place in the order of the Tab key.
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
