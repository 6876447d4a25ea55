import { favouriteKind } from '../domain/favourites/favourite-kind.ts'
import { FAVOURITE } from '../domain/favourites/pending-favourites.ts'
import { MEAL_EATEN } from '../features/day-plan/day/meal/eaten-entries.ts'
import { eatenKind } from '../features/day-plan/day/meal/eaten-kind.ts'
import { lazyPart } from '../platform/lazy/lazy-part.ts'
import { bringOutboxKind, nameOutboxKinds, type OutboxKinds, sendWaiting } from '../platform/outbox/app-outbox.ts'

const shopping = lazyPart(async () => import('../features/shopping-list/marks/outbox-kinds.ts'), 'shopping-list')
const stock = lazyPart(async () => import('../features/shopping-list/details/at-home-kind.ts'), 'shopping-list')
const shared = lazyPart(async () => import('../features/shopping-list/shared/shared-outbox-kinds.ts'), 'shopping-list')

/** Kinds with code of their own, by the names that its entries carry. */
const KINDS: OutboxKinds = {
  'shopping-product-mark': async () => (await shopping.load()).productMarkKind,
  'shopping-item-mark': async () => (await shopping.load()).itemMarkKind,
  'shopping-item-add': async () => (await shopping.load()).itemAddKind,
  'shopping-item-remove': async () => (await shopping.load()).itemRemoveKind,
  'shopping-at-home': async () => (await stock.load()).atHomeKind,
  'shared-product-mark': async () => (await shared.load()).sharedProductMarkKind,
  'shared-item-mark': async () => (await shared.load()).sharedItemMarkKind,
}

/** Names what the outbox can send. The service worker precaches this file with what pages change without a connection. */
export function prepareOutbox(): void {
  nameOutboxKinds(KINDS)
  bringOutboxKind(MEAL_EATEN, eatenKind)
  bringOutboxKind(FAVOURITE, favouriteKind)
}

/** Sends what waits, also what a page of its own made that is no longer open. */
export function sendOutbox(): void {
  prepareOutbox()
  void sendWaiting()
}
