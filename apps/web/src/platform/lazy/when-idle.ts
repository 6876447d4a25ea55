/** The longest wait on a page that is never idle, and the wait where the browser does not tell, in ms. */
const AT_LAST_MS = 2_000

/** Does work that nobody waits for when the page has nothing else to do. */
export function whenIdle(work: () => void): void {
  // Safari has none.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: AT_LAST_MS })
  else setTimeout(work, AT_LAST_MS)
}
