/**
 * Whether the product may be at fault. Full storage, a lost connection and a cancelled call are not (specification, section 8:
 * storage quota and network-lost errors are ignored). The router also throws to redirect.
 */
export function isWorthReporting(error: unknown): boolean {
  if (error === null || error === undefined) return false
  if (typeof error === 'object' && ('isRedirect' in error || 'isNotFound' in error || error instanceof Response))
    return false
  if (!(error instanceof Error)) return true
  return !IGNORED_NAMES.has(error.name) && !isNetworkLost(error)
}

const IGNORED_NAMES: ReadonlySet<string> = new Set([
  'AbortError',
  'QuotaExceededError',
  // Firefox's old name for it.
  'NS_ERROR_DOM_QUOTA_REACHED',
])

/** Browsers have no common error name for a lost connection: Chromium, Firefox and Safari use their own messages. */
const NETWORK_LOST = /failed to fetch|networkerror when attempting|^load failed|network connection was lost/i

/** Messages for a part of the app that failed to load. The last one is the build tool's, for styles. */
const PART_LOST = /dynamically imported module|importing a module script failed|unable to preload/i

/** Whether a fetch could not reach the server, or a part of the app could not be loaded. */
export function isNetworkLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return PART_LOST.test(error.message) || (error instanceof TypeError && NETWORK_LOST.test(error.message))
}
