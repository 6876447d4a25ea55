import type { OutboxEntry } from '../../../platform/outbox/outbox-entries.ts'
import { ITEM_ADD, ITEM_REMOVE, itemToAdd, type ItemToAdd } from '../marks/mark-entries.ts'
import type { OwnItem } from '../shopping-list-of-period.ts'

/** An item that the gateway does not know yet: it has no version. */
export const addedItem = ({ id, name }: ItemToAdd): OwnItem => ({
  __typename: 'ShoppingItem',
  id,
  name,
  isBought: false,
  version: 0,
})

/** The items as they will be once the outbox is empty. */
export function withPendingItems(items: readonly OwnItem[], entries: readonly OutboxEntry[]): readonly OwnItem[] {
  const inputs = (kind: string) =>
    entries.filter((entry) => entry.kind === kind).flatMap(({ input }) => itemToAdd.safeParse(input).data ?? [])
  const removed = new Set(inputs(ITEM_REMOVE).map(({ id }) => id))
  const known = new Set(items.map(({ id }) => id))
  const added = inputs(ITEM_ADD)
    .filter(({ id }) => !known.has(id))
    .map(addedItem)
  return [...items, ...added].filter(({ id }) => !removed.has(id))
}
