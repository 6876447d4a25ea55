/**
 * The engine's versions, the newest first, each with the hash of the plans it makes in `engine-version.test.ts`. An engine that
 * makes other plans gets a new line. A line never changes, because stored days name it.
 */
export const ENGINE_VERSIONS = [
  { version: '8', fingerprint: '9704df7e0e21e5d6' },
  { version: '7', fingerprint: '996f4d51a25f597b' },
  { version: '6', fingerprint: '5d7444347bee6b5f' },
  { version: '5', fingerprint: '45e2c015e1c3cc0e' },
] as const

/** Stored with each day, because only the engine that made a day can make it again. */
export const ENGINE_VERSION = ENGINE_VERSIONS[0].version
