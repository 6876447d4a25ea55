import type { CalendarDay } from '@dayplate/dates'
import type { NormalDayFragment } from '../../../domain/day-plan/day-plan.gen.ts'
import type { TodaysNewsFragment } from '../day-plan.gen.ts'

export interface DayAlertsProps {
  readonly day: Pick<NormalDayFragment, 'holiday' | 'holidayIcon' | 'hasHolidayMenu'>
  /** The news of today. Null when another day is shown. */
  readonly news: TodaysNewsFragment | null
  /** Whether all meals of the day are eaten, so that a holiday menu cannot replace them. */
  readonly isEaten: boolean
  readonly date: CalendarDay
  readonly today: CalendarDay
  /** The path of the page with the measurements. Null hides the reminder to measure. */
  readonly measurementsPage?: string | null
}
