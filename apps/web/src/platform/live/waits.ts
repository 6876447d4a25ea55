/** The longest first wait, unless the server names another. Each further one is twice as long. */
const FIRST_WAIT_MS = 5_000
const LONGEST_WAIT_MS = 60_000
/** After a stream that lasted so long, the next loss counts as the first. */
const LASTING_MS = 60_000

/** Decides how long to wait after a lost stream: a random time, because all clients of a server lose theirs at once. */
export function createWaits(random: () => number) {
  let losses = 0
  let firstWaitMs = FIRST_WAIT_MS
  return {
    /** The server names the longest first wait. */
    setFirst(waitMs: number): void {
      firstWaitMs = waitMs
    },
    reset(): void {
      losses = 0
    },
    /** @param retryAfterMs the shortest wait that the server asks for */
    next(lastedMs: number, retryAfterMs: number): number {
      losses = lastedMs >= LASTING_MS ? 1 : losses + 1
      return retryAfterMs + random() * Math.min(LONGEST_WAIT_MS, firstWaitMs * 2 ** (losses - 1))
    },
  }
}
