import { lazyPart } from '../platform/lazy/lazy-part.ts'
import { hasLeftSessions } from '../platform/session/has-left-sessions.ts'
import { onSessionChange } from '../platform/session/session.ts'

const ending = lazyPart(async () => (await import('../features/accounts/logout/end-left-sessions.ts')).endLeftSessions)

/** Ends what a logout could not end: at the start, once the connection is back, and after a login, which shows that it is. */
export function retryLeftSessions(): void {
  tryNow()
  addEventListener('online', tryNow)
  onSessionChange(tryNow)
}

/** Its code is fetched for the few who need it; what does not arrive is tried the next time. */
function tryNow(): void {
  if (!hasLeftSessions()) return
  void ending
    .load()
    .then((endLeftSessions) => endLeftSessions())
    .catch(() => {})
}
