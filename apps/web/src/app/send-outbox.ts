import { lazyPart } from '../platform/lazy/lazy-part.ts'
import { nameOutboxKinds, outbox, type OutboxKinds } from '../platform/outbox/app-outbox.ts'

const shopping = lazyPart(async () => import('../features/shopping-list/marks/outbox-kinds.ts'), 'shopping-list')

const shared = lazyPart(async () => import('../features/shopping-list/shared/shared-outbox-kinds.ts'), 'shopping-list')

/** What the outbox can send, by the names that its entries carry. */
const KINDS: OutboxKinds = {
  'shopping-product-mark': async () => (await shopping.load()).productMarkKind,
  'shopping-item-mark': async () => (await shopping.load()).itemMarkKind,
  'shopping-item-add': async () => (await shopping.load()).itemAddKind,
  'shared-product-mark': async () => (await shared.load()).sharedProductMarkKind,
  'shared-item-mark': async () => (await shared.load()).sharedItemMarkKind,
  'shopping-item-remove': async () => (await shopping.load()).itemRemoveKind,
}

/** Sends what waits, also what a page of its own made that is no longer open. */
export function sendOutbox(): void {
  nameOutboxKinds(KINDS)
  void outbox.send()
}
