/** The only registered address. */
export const KNOWN_EMAIL = 'known@example.com'

/**
 * An address without an account. Always the same, like the registered one, because the first request of an address adds
 * a row to its rate limit.
 */
export const UNKNOWN_EMAIL = 'nobod@example.com'
