import type { CalendarDay } from '@dayplate/dates'
import type { CalendarSpan } from './calendar-span.ts'

/** Properties that the views of days, months and years share. */
export interface CalendarViewProps {
  readonly label: string
  readonly span: CalendarSpan
  readonly value: CalendarDay | null
  /** The focused day. Every view shows the page that contains it. */
  readonly focused: CalendarDay
  readonly onFocus: (day: CalendarDay) => void
  /** The grid takes the focus as soon as it appears. */
  readonly takesFocus: boolean
}

/** A view of months or years, from which a choice leads to a narrower view. */
export interface WideViewProps extends CalendarViewProps {
  readonly today: CalendarDay
  readonly onChoose: (day: CalendarDay) => void
}
