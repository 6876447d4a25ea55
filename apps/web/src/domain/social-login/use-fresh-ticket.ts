import { useState } from 'react'
import { readNow } from '../../platform/clock/now.ts'
import { askAddresses } from './ask-addresses.ts'
import type { ProviderName } from '@dayplate/rules/social'

/** Tickets hold for an hour (`tickets.repository.ts` of the server); one that could end on the way is not used, in milliseconds. */
const FRESH_MS = 50 * 60 * 1000

/**
 * For buttons that add a provider: their addresses carry a ticket from when the page was opened. On a page that has stood open
 * for long a press asks for a new one first. False keeps the browser from following the old address.
 */
export function useFreshTicket(): (provider: ProviderName) => boolean {
  const [openedAt] = useState(readNow)
  return (provider) => {
    if (readNow() - openedAt < FRESH_MS) return true
    void leaveAnew(provider)
    return false
  }
}

async function leaveAnew(provider: ProviderName): Promise<void> {
  const addresses = await askAddresses({ returnUrl: '/settings', state: null })
  const address = addresses?.[provider] ?? null
  // Opened anew the page says itself what is the matter: no connection, or a login that has ended.
  if (address === null) location.reload()
  else location.assign(address)
}
