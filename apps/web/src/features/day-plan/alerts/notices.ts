import { addDays, type CalendarDay } from '@dayplate/dates'
import type { NormalDayFragment } from '../../../domain/day-plan/day-plan.gen.ts'
import type { TodaysNewsFragment } from '../day-plan.gen.ts'

/** A holiday. */
export interface HolidayNotice {
  readonly date: CalendarDay
  readonly name: string
  /** The name of its icon. */
  readonly icon: string
  /** Whether the user can choose one of its menus. */
  readonly hasMenu: boolean
}

/** The holiday of the shown day, or null. */
export const holidayOf = (
  { holiday, holidayIcon, hasHolidayMenu }: Pick<NormalDayFragment, 'holiday' | 'holidayIcon' | 'hasHolidayMenu'>,
  date: CalendarDay,
): HolidayNotice | null =>
  holiday === null ? null : { date, name: holiday, icon: holidayIcon ?? '', hasMenu: hasHolidayMenu }

/** Tomorrow's holiday, or null. The page announces it today, because the user has to shop for its menu. */
export const holidayTomorrow = (
  { nextDayHoliday, nextDayHolidayIcon, nextDayHasHolidayMenu }: TodaysNewsFragment,
  today: CalendarDay,
): HolidayNotice | null =>
  nextDayHoliday === null
    ? null
    : {
        date: addDays(today, 1),
        name: nextDayHoliday,
        icon: nextDayHolidayIcon ?? '',
        hasMenu: nextDayHasHolidayMenu,
      }

/** Whether the flags say that the goal was reached or lost. Null while it is neither. */
export function goalNews(news: TodaysNewsFragment): 'reached' | 'lost' | null {
  if (news.reachedBecauseOfLoseWeight || news.reachedBecauseOfPutOnWeight) return 'reached'
  return news.lostBecauseOfLoseWeight || news.lostBecauseOfPutOnWeight ? 'lost' : null
}
