/**
 * Whether the product may be at fault. A full storage, a lost connection and a call that was called off are not its doing
 * (specification, section 8: storage quota and network-lost errors are ignored); the router throws to redirect.
 */
export function isWorthReporting(fault: unknown): boolean {
  if (fault === null || fault === undefined) return false
  if (typeof fault === 'object' && ('isRedirect' in fault || 'isNotFound' in fault || fault instanceof Response))
    return false
  if (!(fault instanceof Error)) return true
  return !IGNORED_NAMES.has(fault.name) && !isNetworkLost(fault)
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
export function isNetworkLost(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false
  return PART_LOST.test(fault.message) || (fault instanceof TypeError && NETWORK_LOST.test(fault.message))
}
