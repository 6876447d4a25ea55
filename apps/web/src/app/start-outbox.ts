import { lazyPart } from '../platform/lazy/lazy-part.ts'
import { OUTBOX_KEY } from '../platform/storage/person-keys.ts'
import { storage } from '../platform/storage/storage.ts'

const sending = lazyPart(async () => (await import('./send-outbox.ts')).sendOutbox)

/** Sends what waits in the outbox: at the start, when the connection returns, and when the page is shown again. */
export function startOutbox(): void {
  sendNow()
  addEventListener('online', sendNow)
  document.addEventListener('visibilitychange', sendNow)
}

/** Loads the code only if something waits. A failure is ignored, because the next occasion tries again. */
function sendNow(): void {
  if (document.hidden || storage.read(OUTBOX_KEY) === null) return
  void sending
    .load()
    .then((sendOutbox) => sendOutbox())
    .catch(() => {})
}
