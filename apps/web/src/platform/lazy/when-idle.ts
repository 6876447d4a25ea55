/** The longest wait on a page that is never idle, and the wait in browsers without idle callbacks, in milliseconds. */
const AT_LAST_MS = 2_000

/** Runs work without urgency when the page is idle. */
export function whenIdle(work: () => void): void {
  // Safari does not support it.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: AT_LAST_MS })
  else setTimeout(work, AT_LAST_MS)
}
