let askAgain = async (): Promise<void> => {}

/** Named by the client of the current session. */
export const nameRepeater = (repeat: () => Promise<void>): void => void (askAgain = repeat)

/**
 * Queries again what the page shows, because a change was made whose answer this page never got. Resolves when the answers are here
 * or have failed; those that failed are queried again later.
 */
export const doubtAnswers = (): Promise<void> => askAgain()
