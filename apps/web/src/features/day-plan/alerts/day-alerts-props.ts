import type { CalendarDay } from '@dayplate/dates'
import type { NormalDayFragment, TodaysNewsFragment } from '../day-plan.gen.ts'

export interface DayAlertsProps {
  readonly day: Pick<NormalDayFragment, 'holiday' | 'holidayIcon'>
  /** Of today alone. */
  readonly news: TodaysNewsFragment | null
  /** All of it: then its holiday has no other menu to offer. */
  readonly isEaten: boolean
  readonly date: CalendarDay
  readonly today: CalendarDay
  /** Where one measures; without such a page nobody is reminded to. */
  readonly measurementsPage?: string | null
}
