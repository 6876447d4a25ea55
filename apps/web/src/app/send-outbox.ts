import { lazyPart } from '../platform/lazy/lazy-part.ts'
import { nameOutboxKinds, type OutboxKinds, sendWaiting } from '../platform/outbox/app-outbox.ts'

const shopping = lazyPart(async () => import('../features/shopping-list/marks/outbox-kinds.ts'), 'shopping-list')
const stock = lazyPart(async () => import('../features/shopping-list/details/at-home-kind.ts'), 'shopping-list')
const eaten = lazyPart(async () => import('../features/day-plan/day/meal/eaten-kind.ts'), 'day-plan')
const favourite = lazyPart(async () => import('../domain/favourites/favourite-kind.ts'), 'heart-outcome')

/** What the outbox can send, by the names that its entries carry. */
const KINDS: OutboxKinds = {
  'meal-eaten': async () => (await eaten.load()).eatenKind,
  favourite: async () => (await favourite.load()).favouriteKind,
  'shopping-product-mark': async () => (await shopping.load()).productMarkKind,
  'shopping-item-mark': async () => (await shopping.load()).itemMarkKind,
  'shopping-item-add': async () => (await shopping.load()).itemAddKind,
  'shopping-item-remove': async () => (await shopping.load()).itemRemoveKind,
  'shopping-at-home': async () => (await stock.load()).atHomeKind,
}

/** Sends what waits, also what a page of its own made that is no longer open. */
export function sendOutbox(): void {
  nameOutboxKinds(KINDS)
  void sendWaiting()
}
