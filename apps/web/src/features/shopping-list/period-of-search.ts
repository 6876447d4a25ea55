import { parseCalendarDay } from '@dayplate/dates'
import type { ShoppingPeriod } from '@dayplate/rules/shopping-list'
import type { PlainSearch } from '../../platform/navigation/plain-search.ts'

/**
 * The period that the address names; null when it names none, and the list begins with its own. An address with one day, or with a day
 * that does not exist, is unclear: another list than the one that was meant would be taken for it.
 */
export function periodOfSearch({ start, end }: PlainSearch): ShoppingPeriod | 'unclear' | null {
  if (start === undefined && end === undefined) return null
  const [first, last] = [parseCalendarDay(start), parseCalendarDay(end)]
  return first === null || last === null ? 'unclear' : { start: first, end: last }
}
