/** The source of the time in milliseconds since 1970 UTC. It is passed in, so that tests can set it. */
export interface Clock {
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }

/** The instant as a JavaScript date for the database driver, `laterMs` milliseconds later when given. */
export const instantOf = (clock: Clock, laterMs = 0): Date => new Date(clock.now() + laterMs)

/** An instant of the database driver as ISO 8601 in UTC; null for any other value. */
export const isoInstant = (value: unknown): string | null => (value instanceof Date ? value.toISOString() : null)
