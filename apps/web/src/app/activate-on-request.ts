import { readToken } from '../platform/session/session.ts'

/** Activates the account of whoever is logged in, where the address asks for it: `?activate=1`, as links of the mobile app do. */
export function activateOnRequest(): void {
  if (readToken() === null || new URLSearchParams(location.search).get('activate') !== '1') return
  // That it did not arrive loses nothing: the account works without, and the notice stays.
  void import('../features/accounts/activation/activation.ts').then(({ activateMe }) => activateMe()).catch(() => {})
}
