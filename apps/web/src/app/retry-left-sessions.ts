import { hasLeftSessions } from '../platform/session/has-left-sessions.ts'
import { onSessionChange } from '../platform/session/session.ts'

/** Ends what a logout could not end: at the start, once the connection is back, and after a login, which shows that it is. */
export function retryLeftSessions(): void {
  tryNow()
  addEventListener('online', tryNow)
  onSessionChange(tryNow)
}

/** Its code is fetched for the few who need it; what does not arrive is tried the next time. */
function tryNow(): void {
  if (!hasLeftSessions()) return
  void import('../features/accounts/logout/end-left-sessions.ts')
    .then(({ endLeftSessions }) => endLeftSessions())
    .catch(() => {})
}
