import { isTimeZone } from '@dayplate/dates'
import type { IncomingHttpHeaders } from 'node:http'

/** The headers of a call that the gateway reads. None of them is trusted beyond its meaning. */
export interface RequestFacts {
  readonly token: string | null
  readonly language: 'en' | 'pl'
  /** The language if the call names one; null for a caller that leaves it to us. */
  readonly sentLanguage: 'en' | 'pl' | null
  readonly timeZone: string | null
}

/** A session token has 45 characters. Longer text is not worth hashing. */
const TOKEN_MAX_LENGTH = 128
/** The longest IANA name has 32 characters. */
const ZONE_MAX_LENGTH = 64

/** The zones seen so far, because asking the runtime takes longer than reading all other headers. */
const knownZones = new Map<string, boolean>()
/**
 * About the number of zones that exist. When invented names fill the map it is emptied, so they only cause further
 * checks.
 */
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

/** Reads X-Auth-Token, X-Locale (en_US when absent) and X-Time-Zone. An unknown value counts as absent. */
export function readRequestFacts(headers: IncomingHttpHeaders): RequestFacts {
  const token = single(headers['x-auth-token'])
  const timeZone = single(headers['x-time-zone'])
  const locale = single(headers['x-locale'])
  const language = (locale ?? 'en_US').toLowerCase().startsWith('pl') ? 'pl' : 'en'
  return {
    token: token === null || token === '' || token.length > TOKEN_MAX_LENGTH ? null : token,
    language,
    sentLanguage: locale === null ? null : language,
    timeZone: timeZone !== null && timeZone.length <= ZONE_MAX_LENGTH && isKnownZone(timeZone) ? timeZone : null,
  }
}
