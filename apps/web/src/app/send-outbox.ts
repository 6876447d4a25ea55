import { lazyPart } from '../platform/lazy/lazy-part.ts'
import { nameOutboxKinds, outbox, type OutboxKinds } from '../platform/outbox/app-outbox.ts'
import { readEntries } from '../platform/outbox/outbox-entries.ts'
import { readToken } from '../platform/session/session.ts'

const shopping = lazyPart(async () => import('../features/shopping-list/marks/outbox-kinds.ts'), 'shopping-list')

/** What the outbox can send, by the names that its entries carry. */
const KINDS: OutboxKinds = {
  'shopping-product-mark': async () => (await shopping.load()).productMarkKind,
  'shopping-item-mark': async () => (await shopping.load()).itemMarkKind,
  'shopping-item-add': async () => (await shopping.load()).itemAddKind,
  'shopping-item-remove': async () => (await shopping.load()).itemRemoveKind,
}

/** Sends what waits in the outbox: at the start, when the connection returns, and when the page is shown again. */
export function sendOutbox(): void {
  nameOutboxKinds(KINDS)
  sendNow()
  addEventListener('online', sendNow)
  document.addEventListener('visibilitychange', sendNow)
}

function sendNow(): void {
  if (readToken() !== null && !document.hidden && readEntries().length > 0) void outbox.send()
}
