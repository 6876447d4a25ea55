import type { AnyRouter } from '@tanstack/react-router'
import { clearPictures } from '../platform/app-update/clear-pictures.ts'
import { clearHealthData, onSessionChange, onWithdrawnElsewhere, readToken } from '../platform/session/session.ts'

/** The logout page itself clears the session and then reloads; a redirect would cut it short. */
const LOGOUT = '/auth/logout'

/** Pages that show health data. */
const HEALTH_PAGES = /^\/(?:day-plan|diet-settings|favourite-meals)(?:\/|$)/

/**
 * Runs the guards of the current page again when a session starts or ends, here or in another tab: a private page redirects to
 * the login, and the login redirects to the wanted page. Clears cached pictures of the user's meals and the data of earlier
 * pages, because Back would show them.
 */
export function followSession(router: Pick<AnyRouter, 'state' | 'invalidate' | 'clearCache'>): void {
  onWithdrawnElsewhere(() => {
    clearHealthData()
    // The gateway now answers differently for this page. Other pages stay, because a half-filled form must not be lost.
    if (HEALTH_PAGES.test(router.state.location.pathname)) location.reload()
  })
  onSessionChange(() => {
    if (readToken() === null) {
      clearPictures()
      router.clearCache()
    }
    if (router.state.location.pathname !== LOGOUT) void router.invalidate()
  })
}
