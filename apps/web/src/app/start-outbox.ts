import { lazyPart } from '../platform/lazy/lazy-part.ts'
import { namePreparer, nameSender } from '../platform/outbox/request-sending.ts'
import { OUTBOX_KEY } from '../platform/storage/person-keys.ts'
import { storage } from '../platform/storage/storage.ts'

const sending = lazyPart(async () => (await import('./send-outbox.ts')).sendOutbox)
const preparing = lazyPart(async () => (await import('./send-outbox.ts')).prepareOutbox)

/** Sends what waits in the outbox: at the start, after a change, when the connection returns, and when the page is shown again. */
export function startOutbox(): void {
  nameSender(sendNow)
  namePreparer(
    () =>
      void preparing.load().then(
        (prepareOutbox) => prepareOutbox(),
        () => {},
      ),
  )
  sendIfAny()
  addEventListener('online', sendIfAny)
  document.addEventListener('visibilitychange', sendIfAny)
}

/** Loads the code only if something waits. */
function sendIfAny(): void {
  if (!document.hidden && storage.read(OUTBOX_KEY) !== null) sendNow()
}

/** A failure is ignored, because the next occasion tries again. */
function sendNow(): void {
  void sending
    .load()
    .then((sendOutbox) => sendOutbox())
    .catch(() => {})
}
