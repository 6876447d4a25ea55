/** Where the time comes from: passed in, so that tests can move it. Milliseconds since 1970 UTC. */
export interface Clock {
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }

/** The instant as a JavaScript date, for the database driver; `laterMs` milliseconds later when given. */
export const instantOf = (clock: Clock, laterMs = 0): Date => new Date(clock.now() + laterMs)

/** An instant of the database driver, written ISO 8601 in UTC; null for anything else. */
export const isoInstant = (value: unknown): string | null => (value instanceof Date ? value.toISOString() : null)
