/**
 * The engine's versions, the newest first, each with what it makes of the plannings of `engine-version.test.ts`. An engine that
 * makes other days gets a line of its own; a line that is there never changes, for stored days name it.
 */
export const ENGINE_VERSIONS = [
  { version: '6', fingerprint: '5d7444347bee6b5f' },
  { version: '5', fingerprint: '45e2c015e1c3cc0e' },
] as const

/** Stored with each day, so that it can be made again: only the engine that made it can. */
export const ENGINE_VERSION = ENGINE_VERSIONS[0].version
