import { hasLeftSessions } from '../platform/session/has-left-sessions.ts'
import { onSessionChange } from '../platform/session/session.ts'

/** Ends sessions that a logout could not end on the server: at the start, when the connection returns, and after a login. */
export function retryLeftSessions(): void {
  tryNow()
  addEventListener('online', tryNow)
  onSessionChange(tryNow)
}

/** Loads its code only when needed. A failure is retried on the next occasion. */
function tryNow(): void {
  if (!hasLeftSessions()) return
  void import('../features/accounts/logout/end-left-sessions.ts')
    .then(({ endLeftSessions }) => endLeftSessions())
    .catch(() => {})
}
