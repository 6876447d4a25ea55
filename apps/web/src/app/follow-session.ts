import type { AnyRouter } from '@tanstack/react-router'
import { onSessionChange } from '../platform/session/session.ts'

/** The logout page itself clears the session and then reloads; a redirect would cut it short. */
const LOGOUT = '/auth/logout'

/**
 * When a session begins or ends, here or in another tab, the guards of the present page decide again: a private page
 * goes to the login, the login page goes on to the wanted one.
 */
export function followSession(router: Pick<AnyRouter, 'state' | 'invalidate'>): void {
  onSessionChange(() => {
    if (router.state.location.pathname !== LOGOUT) void router.invalidate()
  })
}
