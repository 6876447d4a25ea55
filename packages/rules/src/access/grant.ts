import type { CalendarDay } from '@dayplate/dates'

/** A line of the access ledger: a period of access, both ends included. */
export interface Grant {
  readonly startsOn: CalendarDay
  /** Last day with access; `null` is for life. */
  readonly endsOn: CalendarDay | null
}
