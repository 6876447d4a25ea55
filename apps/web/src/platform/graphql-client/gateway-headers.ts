import { APP_VERSION } from '../app-version/app-version.ts'
import { LIVE_TAB_HEADER } from '@dayplate/rules/live'
import { readLocaleCode } from '../i18n/i18n.ts'
import { readLiveTab } from '../live/live-tab.ts'

/** The headers of every call, read for each call because language and time zone may change. */
export function gatewayHeaders(token: string | null): Record<string, string> {
  const tab = readLiveTab()
  return {
    ...(tab === null ? {} : { [LIVE_TAB_HEADER]: tab }),
    ...(token === null ? {} : { 'X-Auth-Token': token }),
    'X-App-Version': APP_VERSION,
    'X-Environment': import.meta.env.MODE,
    'X-Locale': readLocaleCode(),
    'X-Time-Zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
  }
}
