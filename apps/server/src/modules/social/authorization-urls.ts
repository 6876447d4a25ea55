import type { Services } from '../../services.ts'
import { readTrip, startPath } from './flow.ts'
import type { ProviderName } from './providers/index.ts'

/** Where a browser goes to reach each provider; null where we have no account, or for a screen that sends nobody there. */
export function authorizationUrls(
  { publicUrl, socialProviders }: Services,
  asked: { readonly returnUrl: string; readonly state: string },
): Readonly<Record<ProviderName, string | null>> {
  const trip = readTrip(asked)
  const addressOf = (provider: ProviderName): string | null =>
    trip === null || socialProviders[provider] === null ? null : publicUrl + startPath(provider, trip)
  return { google: addressOf('google'), apple: addressOf('apple'), facebook: addressOf('facebook') }
}
