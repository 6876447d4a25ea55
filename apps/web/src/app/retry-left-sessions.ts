import { lazyPart } from '../platform/lazy/lazy-part.ts'
import { hasLeftSessions } from '../platform/session/has-left-sessions.ts'
import { onSessionChange } from '../platform/session/session.ts'

const ending = lazyPart(async () => (await import('../features/accounts/logout/end-left-sessions.ts')).endLeftSessions)

/** Ends sessions that a logout could not end: at the start, when the connection returns, and after a login. */
export function retryLeftSessions(): void {
  tryNow()
  addEventListener('online', tryNow)
  onSessionChange(tryNow)
}

/** Loads the code only if such a session exists. A failure is ignored, because the next occasion tries again. */
function tryNow(): void {
  if (!hasLeftSessions()) return
  void ending
    .load()
    .then((endLeftSessions) => endLeftSessions())
    .catch(() => {})
}
