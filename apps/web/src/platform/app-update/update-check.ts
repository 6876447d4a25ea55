/** How often to check for a new release at most, in milliseconds: five minutes (second document, section 2.12). */
export const CHECK_EVERY_MS = 5 * 60 * 1000

/** Returns a function to call on every occasion for a check. It checks when the last check is long enough ago. */
export function createUpdateCheck(look: () => void, now: () => number): () => void {
  // Registering the worker counts as a check.
  let lookedAt = now()
  return () => {
    if (now() - lookedAt < CHECK_EVERY_MS) return
    lookedAt = now()
    look()
  }
}
