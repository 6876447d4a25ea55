/** Where the time comes from: passed in, so that tests can move it. Milliseconds since 1970 UTC. */
export interface Clock {
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }

/** The instant as a JavaScript date, for the database driver. */
export const instantOf = (clock: Clock): Date => new Date(clock.now())
