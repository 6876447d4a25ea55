/** A new release is looked for at most this often, in milliseconds: five minutes (second document, section 2.12). */
export const CHECK_EVERY_MS = 5 * 60 * 1000

/** Call the result whenever there is an occasion to look for a new release; it looks when the last look is long enough ago. */
export function createUpdateCheck(look: () => void, now: () => number): () => void {
  // Registering the worker was a look.
  let lookedAt = now()
  return () => {
    if (now() - lookedAt < CHECK_EVERY_MS) return
    lookedAt = now()
    look()
  }
}
