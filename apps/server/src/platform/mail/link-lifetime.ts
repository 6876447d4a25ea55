const MINUTE_MS = 60_000

/**
 * How long the link of a mail works, in milliseconds from when it was asked for; null is until it is used.
 * OWASP Forgot Password Cheat Sheet: as short as people allow.
 */
export const LINK_LIFETIME_MS = {
  'activate-account': null,
  'reset-password': 60 * MINUTE_MS,
  'log-in-link': 15 * MINUTE_MS,
  'remove-account': 24 * 60 * MINUTE_MS,
  'confirm-email': 24 * 60 * MINUTE_MS,
} as const
