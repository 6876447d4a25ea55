import type { OutboxEntry } from '../../../platform/outbox/outbox-entries.ts'
import { withPendingStock } from '../details/with-pending-stock.ts'
import { withPendingItems } from '../own-items/with-pending-items.ts'
import type { ShoppingListOfPeriod } from '../shopping-list-of-period.ts'

/** The list as it will be once the outbox is empty, except for ticks, which their rows add. */
export const withPendingChanges = (
  list: ShoppingListOfPeriod,
  entries: readonly OutboxEntry[],
): ShoppingListOfPeriod => ({
  ...list,
  categories: list.categories.map((category) => ({
    ...category,
    products: category.products.map((product) => withPendingStock(product, entries)),
  })),
  ownItems: withPendingItems(list.ownItems, entries),
})
