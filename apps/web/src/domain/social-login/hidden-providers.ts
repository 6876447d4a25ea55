import type { ProviderName } from '@dayplate/rules/social'

/** Marks a visitor in TikTok's own browser, as campaigns write it into the address. Google refuses logins there. */
const FROM_TIKTOK = 'tiktok'

/** Providers whose buttons this address of the purchase hides. */
export const hiddenProviders = (query: string): readonly ProviderName[] =>
  new URLSearchParams(query).get('c') === FROM_TIKTOK ? ['google'] : []
