import type { CalendarDay } from '@dayplate/dates'
import type { CalendarSpan } from './calendar-span.ts'

/** What the views of days, months and years have in common. */
export interface CalendarViewProps {
  readonly label: string
  readonly span: CalendarSpan
  readonly value: CalendarDay | null
  /** The day one is at; every view shows the page that holds it. */
  readonly focused: CalendarDay
  readonly onFocus: (day: CalendarDay) => void
  /** The focus belongs into the grid as soon as it appears. */
  readonly takesFocus: boolean
}

/** A view of months or years, where choosing leads to a narrower view. */
export interface WideViewProps extends CalendarViewProps {
  readonly today: CalendarDay
  readonly onChoose: (day: CalendarDay) => void
}
