import { activateMe } from '../features/accounts/activation/activation.ts'
import { readToken } from '../platform/session/session.ts'

/** Activates the logged-in user's account when the address contains `?activate=1`, as links of the mobile app do. */
export async function activateOnRequest(search: string): Promise<void> {
  if (readToken() !== null && new URLSearchParams(search).get('activate') === '1') await activateMe()
}
