/**
 * Whether the product may be at fault. A full storage, a lost connection and a call that was called off are not its doing
 * (specification, section 8: storage quota and network-lost errors are ignored); the router throws to redirect.
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

/** No browser gives a lost connection a name of its own: Chromium, Firefox and Safari each have their words. */
const NETWORK_LOST = /failed to fetch|networkerror when attempting|^load failed|network connection was lost/i

/** Nor has a part of the app that did not arrive; the last words are those of the build tool for its styles. */
const PART_LOST = /dynamically imported module|importing a module script failed|unable to preload/i

/** Whether a fetch found nobody, or a part of the app could not be fetched. */
export function isNetworkLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return PART_LOST.test(error.message) || (error instanceof TypeError && NETWORK_LOST.test(error.message))
}
