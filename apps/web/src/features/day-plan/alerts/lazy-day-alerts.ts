import type { ComponentType } from 'react'
import { lazyPart } from '../../../platform/lazy/lazy-part.ts'
import { suspendedPart } from '../../../platform/lazy/suspended-part.ts'
import { isDietReadyNews } from '../../../platform/storage/diet-is-ready.ts'
import type { TodaysNewsFragment } from '../day-plan.gen.ts'
import { MEASUREMENTS_PAGE } from '../pages-to-come.ts'
import type { DayAlertsProps } from './day-alerts-props.ts'

/**
 * On most days there is nothing to say: the alerts come with their texts when there is, before the day is shown. That they did
 * not arrive must spoil nothing: the day stands without them.
 */
export const DayAlerts = suspendedPart<ComponentType<DayAlertsProps>>(
  lazyPart(async () => (await import('./day-alerts.tsx')).DayAlerts, 'day-alerts'),
  () => null,
)

/** Whether there is anything worth knowing before the meals. */
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
