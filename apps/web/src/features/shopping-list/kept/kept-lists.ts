import type { CalendarDay } from '@dayplate/dates'
import type { ShoppingPeriod } from '@dayplate/rules/shopping-list'
import { KEPT_LISTS_KEY } from '../../../platform/storage/person-keys.ts'
import type { OwnItem, ShoppingListOfPeriod, ShoppingProduct } from '../shopping-list-of-period.ts'
import { createKeptStore, type Kept } from './kept-store.ts'

/** An own list as it was last shown. Asked are start and end, or nothing for the gateway's default period. */
export interface KeptList extends Kept<ShoppingListOfPeriod> {
  readonly plannedDays: readonly CalendarDay[] | null
}

/** The default list and those of two other periods. */
const MOST_KEPT = 3

const lists = createKeptStore<KeptList>(KEPT_LISTS_KEY, { most: MOST_KEPT })

const askedOf = (period: ShoppingPeriod | null): string => (period === null ? '' : `${period.start} ${period.end}`)

/** Keeps a list for the shop. */
export const keepList = (period: ShoppingPeriod | null, kept: Omit<KeptList, 'asked'>): void =>
  lists.keep({ ...kept, asked: askedOf(period) })

/** The list kept for a period; null without one, when it has ended, or when it is in another language. */
export function findKeptList(
  period: ShoppingPeriod | null,
  { today, language }: { readonly today: CalendarDay; readonly language: string },
): KeptList | null {
  const found = lists.find(askedOf(period), language)
  return found === null || (period === null && found.list.period.end < today) ? null : found
}

/** Writes a change that the gateway confirmed into the kept lists, which the page may still show. */
export function renewKeptProduct(product: ShoppingProduct): void {
  renew((list) => ({
    ...list,
    categories: list.categories.map((category) => ({
      ...category,
      products: category.products.map((other) => (other.key === product.key ? product : other)),
    })),
  }))
}

export function renewKeptItem(item: OwnItem): void {
  renew((list) => ({
    ...list,
    ownItems: list.ownItems.some(({ id }) => id === item.id)
      ? list.ownItems.map((other) => (other.id === item.id ? item : other))
      : [...list.ownItems, item],
  }))
}

const renew = (change: (list: ShoppingListOfPeriod) => ShoppingListOfPeriod): void =>
  lists.renew((kept) => ({ ...kept, list: change(kept.list) }))
