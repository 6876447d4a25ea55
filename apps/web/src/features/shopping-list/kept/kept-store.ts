import { parseCalendarDay } from '@dayplate/dates'
import type { ShoppingPeriod } from '@dayplate/rules/shopping-list'
import { storage } from '../../../platform/storage/storage.ts'

/** A list as it was last shown. */
export interface Kept<List> {
  /** What opens it: a period, or the secret of a link. */
  readonly asked: string
  readonly list: List
  /** The language of its names. */
  readonly language: string
}

/** What both an own and a shared list have. */
interface KeptShape {
  readonly period: ShoppingPeriod
  readonly categories: readonly unknown[]
  readonly ownItems: readonly unknown[]
}

interface KeptStoreOptions<Entry> {
  /** How many lists are kept. */
  readonly most: number
  /** Whether a list may still be shown. One that may not goes with the next change. */
  readonly isCurrent?: (entry: Entry) => boolean
}

/**
 * The lists that this browser keeps for the shop, where there may be no connection; the newest first.
 *
 * @param key their name in the storage
 */
export function createKeptStore<Entry extends Kept<KeptShape>>(
  key: string,
  { most, isCurrent = () => true }: KeptStoreOptions<Entry>,
) {
  /** Read back only by the release that wrote them: of an older one nothing is kept. */
  const read = (): readonly Entry[] => {
    try {
      const stored: unknown = JSON.parse(storage.read(key) ?? '[]')
      return Array.isArray(stored) ? stored.filter((value): value is Entry => isKept(value)).filter(isCurrent) : []
    } catch {
      return []
    }
  }
  const write = (entries: readonly Entry[]) =>
    storage.write(key, entries.length === 0 ? null : JSON.stringify(entries.slice(0, most)))
  const beside = (asked: string) => read().filter((entry) => entry.asked !== asked)
  return {
    find: (asked: string, language: string): Entry | null =>
      read().find((entry) => entry.asked === asked && entry.language === language) ?? null,
    keep: (entry: Entry): void => write([entry, ...beside(entry.asked)]),
    forget: (asked: string): void => write(beside(asked)),
    renew: (change: (entry: Entry) => Entry): void => write(read().map(change)),
  }
}

/** Written by us; a list of an older release may lack parts, so the parts that would break the page are looked at. */
function isKept(value: unknown): boolean {
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
