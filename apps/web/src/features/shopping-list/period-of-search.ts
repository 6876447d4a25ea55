import { parseCalendarDay } from '@dayplate/dates'
import type { ShoppingPeriod } from '@dayplate/rules/shopping-list'
import type { PlainSearch } from '../../platform/navigation/plain-search.ts'

/** The period that the address names; null when it names none, and the list begins with its own. */
export function periodOfSearch({ start, end }: PlainSearch): ShoppingPeriod | null {
  const [first, last] = [parseCalendarDay(start), parseCalendarDay(end)]
  return first === null || last === null ? null : { start: first, end: last }
}
