import type { AnyRouter } from '@tanstack/react-router'
import { stringifyPlainSearch } from '../../../platform/navigation/plain-search.ts'
import type { ReturnSearch } from '../../../platform/session/guards.ts'
import { clearToast } from '../../../ui/toast/toast.ts'

const LOGIN = '/auth/login'

/**
 * Loads the login page, with nothing left in memory. Where nothing can be loaded, for there is neither a connection nor a worker
 * that keeps the app, the browser would show its own error page: the login is drawn in this page then, which is loaded anew once
 * the connection is back. What it showed and knew of the person until now has gone with their session, except a last word.
 */
export function goToLogin(router: Pick<AnyRouter, 'navigate'>, search: ReturnSearch): void {
  if (navigator.onLine || isKept()) return location.assign(LOGIN + stringifyPlainSearch({ ...search }))
  addEventListener('online', () => location.reload(), { once: true })
  clearToast()
  void router.navigate({ to: LOGIN, search, replace: true })
}

/** Browsers offer no worker on addresses without protection. */
const isKept = (): boolean => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
