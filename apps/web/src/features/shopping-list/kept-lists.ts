import { type CalendarDay, parseCalendarDay } from '@dayplate/dates'
import type { ShoppingPeriod } from '@dayplate/rules/shopping-list'
import { KEPT_LISTS_KEY } from '../../platform/storage/person-keys.ts'
import { storage } from '../../platform/storage/storage.ts'
import type { OwnItem, ShoppingListOfPeriod, ShoppingProduct } from './shopping-list-of-period.ts'

/** A list as it was last shown. */
export interface KeptList {
  /** What was asked for: start and end, or nothing for the gateway's default period. */
  readonly asked: string
  readonly list: ShoppingListOfPeriod
  readonly plannedDays: readonly CalendarDay[] | null
  /** The language of its names. */
  readonly language: string
}

/** How many lists a browser keeps: the default one and those of two other periods. */
const MOST_KEPT = 3

const askedOf = (period: ShoppingPeriod | null): string => (period === null ? '' : `${period.start} ${period.end}`)

/** Keeps a list for the shop, where there may be no connection. */
export function keepList(period: ShoppingPeriod | null, kept: Omit<KeptList, 'asked'>): void {
  const asked = askedOf(period)
  write([{ ...kept, asked }, ...read().filter((other) => other.asked !== asked)].slice(0, MOST_KEPT))
}

/** The list kept for a period; null without one, when it has ended, or when it is in another language. */
export function findKeptList(
  period: ShoppingPeriod | null,
  { today, language }: { readonly today: CalendarDay; readonly language: string },
): KeptList | null {
  const found = read().find((kept) => kept.asked === askedOf(period) && kept.language === language)
  return found === undefined || (period === null && found.list.period.end < today) ? null : found
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
  write(read().map((kept) => ({ ...kept, list: change(kept.list) })))

const write = (kept: readonly KeptList[]): void => storage.write(KEPT_LISTS_KEY, JSON.stringify(kept))

/** Read back only by the release that wrote them: of an older one nothing is kept. */
function read(): readonly KeptList[] {
  try {
    const stored: unknown = JSON.parse(storage.read(KEPT_LISTS_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isKept) : []
  } catch {
    return []
  }
}

/** Written by us; a list of an older release may lack parts, so the parts that would break the page are looked at. */
const isKept = (value: unknown): value is KeptList => {
  if (typeof value !== 'object' || value === null || !('list' in value) || !('asked' in value)) return false
  const { list } = value
  if (typeof list !== 'object' || list === null || !('period' in list) || !('categories' in list)) return false
  const { period, categories } = list
  return (
    typeof period === 'object' &&
    period !== null &&
    'start' in period &&
    parseCalendarDay(period.start) !== null &&
    Array.isArray(categories) &&
    'ownItems' in list &&
    Array.isArray(list.ownItems)
  )
}
