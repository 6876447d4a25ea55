import { type ComponentType, lazy } from 'react'
import { loadMessages } from '../../../platform/i18n/i18n.ts'
import { isDietReadyNews } from '../../../platform/storage/diet-is-ready.ts'
import type { TodaysNewsFragment } from '../day-plan.gen.ts'
import { MEASUREMENTS_PAGE } from '../pages-to-come.ts'
import type { DayAlertsProps } from './day-alerts-props.ts'

/**
 * On most days there is nothing to say: the alerts come with their texts when there is, before the day is shown. That they did
 * not arrive must spoil nothing: the day stands without them.
 */
export const DayAlerts = lazy((): Promise<{ default: ComponentType<DayAlertsProps> }> =>
  Promise.all([import('./day-alerts.tsx'), loadMessages('day-alerts')]).then(
    ([{ DayAlerts: Alerts }]) => ({ default: Alerts }),
    () => ({ default: () => null }),
  ),
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
