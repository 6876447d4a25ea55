import type { AnyRouter } from '@tanstack/react-router'
import { clearPictures } from '../platform/app-update/clear-pictures.ts'
import { clearHealthData, onSessionChange, onWithdrawnElsewhere, readToken } from '../platform/session/session.ts'

/** The logout page itself clears the session and then reloads; a redirect would cut it short. */
const LOGOUT = '/auth/logout'

/** Pages made of data about health. */
const HEALTH_PAGES = /^\/(?:day-plan|diet-settings|favourite-meals)(?:\/|$)/

/**
 * When a session begins or ends, here or in another tab, the guards of the present page decide again: a private page
 * goes to the login, the login page goes on to the wanted one. Pictures of a person's meals go with the session, and so does what
 * pages they have left were given: Back would draw those with it.
 */
export function followSession(router: Pick<AnyRouter, 'state' | 'invalidate' | 'clearCache'>): void {
  onWithdrawnElsewhere(() => {
    clearHealthData()
    // What the gateway answers now is another page; a form that is being filled in elsewhere must not be lost.
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
