import { useRef } from 'react'
import { focusPageTitle } from '../../../platform/navigation/focus-after-move.ts'
import { MEASUREMENTS_PAGE } from '../pages-to-come.ts'
import type { DayAlertsProps } from './day-alerts-props.ts'
import styles from './day-alerts.module.css'
import { DietReadyAlert } from './diet-ready-alert.tsx'
import { EveningAlert } from './evening-alert.tsx'
import { GoalAlert } from './goal-alert.tsx'
import { HolidayAlert } from './holiday-alert.tsx'
import { MeasureAlert } from './measure-alert.tsx'
import { holidayOf, holidayTomorrow } from './notices.ts'

/** What is worth knowing before the meals. Nothing at all on most days. */
export function DayAlerts({ day, news, isEaten, date, today, measurementsPage = MEASUREMENTS_PAGE }: DayAlertsProps) {
  const alerts = useRef<HTMLDivElement>(null)
  // An alert goes away under the focus that closed it, which would start again at the top of the page.
  const focusNext = () =>
    requestAnimationFrame(() => {
      const next = alerts.current?.querySelector<HTMLElement>('a, button')
      if (next) next.focus()
      else focusPageTitle()
    })
  const holidays = [holidayOf(day, date), news === null ? null : holidayTomorrow(news, today)]
  return (
    <div ref={alerts} className={styles.alerts}>
      <DietReadyAlert onClosed={focusNext} />
      {news === null ? null : <GoalAlert news={news} />}
      {news === null ? null : <EveningAlert notes={news.recipeNotesForNextDay} />}
      {holidays.map((holiday) =>
        holiday === null ? null : (
          <HolidayAlert key={holiday.date} {...holiday} today={today} hasMenu={!(isEaten && holiday.date === date)} />
        ),
      )}
      {news?.isTimeToNagForCurrentMeasurement && measurementsPage !== null ? (
        <MeasureAlert lastOn={news.lastWeightOn} today={today} page={measurementsPage} onClosed={focusNext} />
      ) : null}
    </div>
  )
}
