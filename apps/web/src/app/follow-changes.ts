import type { AnyRouter } from '@tanstack/react-router'
import { clearPictures } from '../platform/app-update/clear-pictures.ts'
import { clearHealthData, onSessionChange, onWithdrawnElsewhere, readToken } from '../platform/session/session.ts'
import { onLanguageChange } from '../platform/i18n/i18n.ts'
import { failureWatch, onUnhandledFailure } from '../platform/errors/watched-failures.ts'
import { leaveToasts } from '../ui/toast/toast.ts'

/** The logout page itself clears the session and then reloads; a redirect would cut it short. */
const LOGOUT = '/auth/logout'

/** Pages that show health data. */
const HEALTH_PAGES = /^\/(?:day-plan|diet-settings|favourite-meals|print|shopping-list)(?:\/|$)/

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

/** Makes routes load their data again in the new language, while the page stays visible. */
export function followLanguage(router: Pick<AnyRouter, 'invalidate'>): void {
  onLanguageChange(() => void router.invalidate())
}

/** Navigates to an error page for a failure that no component shows. Leaving the page before cancels it. */
export function followFailures(router: Pick<AnyRouter, 'subscribe' | 'navigate'>): void {
  onUnhandledFailure((page) => void router.navigate({ to: page }))
  router.subscribe('onBeforeNavigate', ({ hrefChanged }) => {
    if (hrefChanged) failureWatch.leavePage()
  })
}

/** Removes the toasts of a page when the user leaves it, including from one step of the wizard to the next. */
export function followMoves(router: Pick<AnyRouter, 'subscribe'>): void {
  router.subscribe('onBeforeNavigate', ({ hrefChanged }) => {
    if (hrefChanged) leaveToasts()
  })
}
