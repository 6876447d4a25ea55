import { APP_VERSION } from '../app-version/app-version.ts'
import { readLocaleCode } from '../i18n/i18n.ts'

/** Headers that parts of the app add when they load. */
export const addedHeaders: Record<string, string> = {}

/** The headers of every call, read for each call because language and time zone may change. */
export function gatewayHeaders(token: string | null): Record<string, string> {
  return {
    ...addedHeaders,
    ...(token === null ? {} : { 'X-Auth-Token': token }),
    'X-App-Version': APP_VERSION,
    'X-Environment': import.meta.env.MODE,
    'X-Locale': readLocaleCode(),
    'X-Time-Zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
  }
}
