import type { CalendarDay } from '@dayplate/dates'

/** A line of the access ledger: days it gives access on, both ends included. */
export interface Grant {
  readonly startsOn: CalendarDay
  /** Last day with access; `null` is for life. */
  readonly endsOn: CalendarDay | null
}
