const MINUTE_MS = 60_000

/**
 * How long the link of a mail works, in milliseconds from the request; null for a link that works until it is used. As short as
 * users accept (OWASP Forgot Password Cheat Sheet).
 */
export const LINK_LIFETIME_MS = {
  'activate-account': null,
  'reset-password': 60 * MINUTE_MS,
  'log-in-link': 15 * MINUTE_MS,
  'remove-account': 24 * 60 * MINUTE_MS,
  'confirm-email': 24 * 60 * MINUTE_MS,
} as const
