const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** The first wait. Each further one is twice as long, because most faults of mail servers end within minutes. */
const FIRST_WAIT_MS = MINUTE_MS
const LONGEST_WAIT_MS = 6 * HOUR_MS

/** RFC 5321, section 4.5.4.1, recommends four to five days, but after three a user has asked for another mail. */
const GIVE_UP_AFTER_MS = 72 * HOUR_MS

/** How long to wait after this many tries: 1, 2, 4 … minutes, at most six hours. Null when the mail is given up. */
export function waitAfter(tries: number, ageMs: number): number | null {
  const waitMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1))
  return ageMs + waitMs > GIVE_UP_AFTER_MS ? null : waitMs
}
