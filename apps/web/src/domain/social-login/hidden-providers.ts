import type { ProviderName } from '@dayplate/rules/social'

/** A visitor from that network's own browser, as campaigns write into the address: Google refuses to log people in there. */
const FROM_TIKTOK = 'tiktok'

/** Providers whose buttons this address of the purchase hides. */
export const hiddenProviders = (query: string): readonly ProviderName[] =>
  new URLSearchParams(query).get('c') === FROM_TIKTOK ? ['google'] : []
