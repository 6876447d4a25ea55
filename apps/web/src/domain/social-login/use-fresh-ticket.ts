import { useState } from 'react'
import { readNow } from '../../platform/clock/now.ts'
import { askAddresses } from './ask-addresses.ts'
import type { ProviderName } from '@dayplate/rules/social'

/**
 * The age from which a ticket is not used, in milliseconds, because it might expire on the way. Tickets are valid for
 * an hour (`tickets.repository.ts` of the server).
 */
const FRESH_MS = 50 * 60 * 1000

/**
 * For buttons that link a provider. Their addresses contain a ticket from when the page was opened, so after a long time a
 * press first fetches a new one. False keeps the browser from following the old address.
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
  // The reloaded page itself shows the reason: no connection, or an ended login.
  if (address === null) location.reload()
  else location.assign(address)
}
