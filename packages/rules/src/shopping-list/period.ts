import type { CalendarDay } from '@dayplate/dates'

/** Both ends included; a period that ends before it starts has no days. */
export interface ShoppingPeriod {
  readonly start: CalendarDay
  readonly end: CalendarDay
}

/** Whether a day belongs to a period. */
export const isWithin = (date: CalendarDay, { start, end }: ShoppingPeriod): boolean => start <= date && date <= end
