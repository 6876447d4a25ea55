import { isTimeZone } from '@dayplate/dates'
import type { IncomingHttpHeaders } from 'node:http'

/** What a call says of itself in its headers. Nothing here is trusted for more than it says. */
export interface RequestFacts {
  readonly token: string | null
  readonly language: 'en' | 'pl'
  readonly timeZone: string | null
}

/** A token of ours has 45 characters; longer text is not worth hashing. */
const TOKEN_MAX_LENGTH = 128
/** The longest IANA name has 32 characters. */
const ZONE_MAX_LENGTH = 64

/** Zones seen so far: asking the runtime costs more than the rest of a call's header. */
const knownZones = new Map<string, boolean>()
/** About as many zones as exist; a caller who invents names only makes us ask again. */
const KNOWN_ZONES_MAX = 600

function isKnownZone(name: string): boolean {
  const known = knownZones.get(name)
  if (known !== undefined) return known
  if (knownZones.size >= KNOWN_ZONES_MAX) knownZones.clear()
  const isZone = isTimeZone(name)
  knownZones.set(name, isZone)
  return isZone
}

const single = (value: string | string[] | undefined): string | null => (typeof value === 'string' ? value : null)

/** Reads X-Auth-Token, X-Locale (en_US when absent) and X-Time-Zone; unknown values count as absent. */
export function readRequestFacts(headers: IncomingHttpHeaders): RequestFacts {
  const token = single(headers['x-auth-token'])
  const timeZone = single(headers['x-time-zone'])
  return {
    token: token === null || token === '' || token.length > TOKEN_MAX_LENGTH ? null : token,
    language: (single(headers['x-locale']) ?? 'en_US').toLowerCase().startsWith('pl') ? 'pl' : 'en',
    timeZone: timeZone !== null && timeZone.length <= ZONE_MAX_LENGTH && isKnownZone(timeZone) ? timeZone : null,
  }
}
