import type { ComponentType } from 'react'
import { lazyPart } from '../../../platform/lazy/lazy-part.ts'
import { suspendedPart } from '../../../platform/lazy/suspended-part.ts'
import { isDietReadyNews } from '../../../platform/storage/diet-is-ready.ts'
import type { TodaysNewsFragment } from '../day-plan.gen.ts'
import { MEASUREMENTS_PAGE } from '../day/pages-to-come.ts'
import type { DayAlertsProps } from './day-alerts-props.ts'

/**
 * The code and texts of the alerts load before the day is shown, but only if the day has alerts, because most days have none. If
 * they do not load, the day is shown without alerts.
 */
export const DayAlerts = suspendedPart<ComponentType<DayAlertsProps>>(
  lazyPart(async () => (await import('./day-alerts.tsx')).DayAlerts, 'day-alerts'),
  () => null,
)

/** Whether the day has alerts above its meals. */
export function hasAlerts({ day, news }: DayAlertsProps): boolean {
  return isDietReadyNews() || day.holiday !== null || (news !== null && hasNews(news))
}

const hasNews = (news: TodaysNewsFragment): boolean =>
  news.recipeNotesForNextDay.length > 0 ||
  news.nextDayHoliday !== null ||
  news.reachedBecauseOfLoseWeight ||
  news.reachedBecauseOfPutOnWeight ||
  news.lostBecauseOfLoseWeight ||
  news.lostBecauseOfPutOnWeight ||
  (news.isTimeToNagForCurrentMeasurement && MEASUREMENTS_PAGE !== null)
