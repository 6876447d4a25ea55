import { isTimeZone } from '@dayplate/dates'
import type { IncomingHttpHeaders } from 'node:http'

/** What a call says of itself in its headers. Nothing here is trusted for more than it says. */
export interface RequestFacts {
  readonly token: string | null
  readonly language: 'en' | 'pl'
  readonly timeZone: string | null
}

/** A token of ours has 43 characters; longer text is not worth hashing. */
const TOKEN_MAX_LENGTH = 128

const single = (value: string | string[] | undefined): string | null => (typeof value === 'string' ? value : null)

/** Reads X-Auth-Token, X-Locale (en_US when absent) and X-Time-Zone; unknown values count as absent. */
export function readRequestFacts(headers: IncomingHttpHeaders): RequestFacts {
  const token = single(headers['x-auth-token'])
  const timeZone = single(headers['x-time-zone'])
  return {
    token: token === null || token === '' || token.length > TOKEN_MAX_LENGTH ? null : token,
    language: (single(headers['x-locale']) ?? 'en_US').toLowerCase().startsWith('pl') ? 'pl' : 'en',
    timeZone: isTimeZone(timeZone) ? timeZone : null,
  }
}
