/** The one address that is registered. */
export const KNOWN_EMAIL = 'known@example.com'

/** Registered by nobody. Always the same, for the other is: an address that is asked for the first time costs its limit a new row. */
export const UNKNOWN_EMAIL = 'nobod@example.com'
