import { addDays, type CalendarDay } from '@dayplate/dates'
import type { NormalDayFragment, TodaysNewsFragment } from '../day-plan.gen.ts'

/** A holiday that has menus of its own. */
export interface HolidayNotice {
  readonly date: CalendarDay
  readonly name: string
  /** Name of its drawing. */
  readonly icon: string
}

/** What a shown day says of its holiday. */
export const holidayOf = (
  { holiday, holidayIcon }: Pick<NormalDayFragment, 'holiday' | 'holidayIcon'>,
  date: CalendarDay,
): HolidayNotice | null => (holiday === null ? null : { date, name: holiday, icon: holidayIcon ?? '' })

/** What today says of tomorrow's holiday: its menu has to be shopped for. */
export const holidayTomorrow = (
  { nextDayHoliday, nextDayHolidayIcon }: TodaysNewsFragment,
  today: CalendarDay,
): HolidayNotice | null =>
  nextDayHoliday === null ? null : { date: addDays(today, 1), name: nextDayHoliday, icon: nextDayHolidayIcon ?? '' }

/** What has become of the goal, as the flags say; null while it is open. */
export function goalNews(news: TodaysNewsFragment): 'reached' | 'lost' | null {
  if (news.reachedBecauseOfLoseWeight || news.reachedBecauseOfPutOnWeight) return 'reached'
  return news.lostBecauseOfLoseWeight || news.lostBecauseOfPutOnWeight ? 'lost' : null
}
