import { useRef, useState } from 'react'
import { Moon, Flag, Ruler } from 'lucide-react'
import { Link } from '@tanstack/react-router'
import { type CalendarDay, formatDay, parseCalendarDay } from '@dayplate/dates'
import { focusPageTitle } from '../../../platform/navigation/focus-after-move.ts'
import { MEASUREMENTS_PAGE, MAKE_DECISION_PAGE } from '../day/pages-to-come.ts'
import { useT, useLanguage } from '../../../platform/i18n/i18n.ts'
import { dismissDietReadyNews, isDietReadyNews } from '../../../platform/storage/diet-is-ready.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import type { TodaysNewsFragment } from '../day-plan.gen.ts'
import { HolidayIcon } from '../../../domain/day-plan/holiday-icon/holiday-icon.tsx'
import { tabStorage } from '../../../platform/storage/storage.ts'
import type { DayAlertsProps } from './day-alerts-props.ts'
import { holidayOf, holidayTomorrow, goalNews, type HolidayNotice } from './notices.ts'
import styles from './day-alerts.module.css'

/** The alerts above the meals. Most days have none. */
export function DayAlerts({ day, news, isEaten, date, today, measurementsPage = MEASUREMENTS_PAGE }: DayAlertsProps) {
  const alerts = useRef<HTMLDivElement>(null)
  // Closing an alert removes the focused button. Without a new focus the Tab key would start again at the top of the page.
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
          <HolidayAlert
            key={holiday.date}
            {...holiday}
            today={today}
            hasMenu={holiday.hasMenu && !(isEaten && holiday.date === date)}
          />
        ),
      )}
      {news?.isTimeToNagForCurrentMeasurement && measurementsPage !== null ? (
        <MeasureAlert lastOn={news.lastWeightOn} today={today} page={measurementsPage} onClosed={focusNext} />
      ) : null}
    </div>
  )
}

/** Says that the new plan is ready, until the user closes it. */
function DietReadyAlert({ onClosed }: { readonly onClosed: () => void }) {
  const t = useT()
  const [isNews, setNews] = useState(isDietReadyNews)
  if (!isNews) return null
  const dismiss = () => {
    dismissDietReadyNews()
    setNews(false)
    onClosed()
  }
  return (
    <Alert kind="success" lead={t('day-plan/diet-is-ready/lead')} onClose={dismiss}>
      {t('day-plan/diet-is-ready/text')}
    </Alert>
  )
}

/** Tells the user what to prepare this evening for tomorrow's meals. */
function EveningAlert({ notes }: { readonly notes: readonly string[] }) {
  const t = useT()
  if (notes.length === 0) return null
  return (
    <Alert kind="warning" lead={t('day-plan/for-tomorrow')} icon={<Moon />}>
      <EveningNotes notes={notes} />
    </Alert>
  )
}

function EveningNotes({ notes }: { readonly notes: readonly string[] }) {
  if (notes.length === 1) return notes[0]
  return (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}

/** Links to the decision about a goal that was reached or missed, even if the user has postponed the decision today. */
function GoalAlert({ news }: { readonly news: TodaysNewsFragment }) {
  const t = useT()
  const kind = goalNews(news)
  if (kind === null) return null
  return (
    <Alert kind={kind === 'reached' ? 'success' : 'info'} lead={t(`day-plan/goal-alert/${kind}`)} icon={<Flag />}>
      <Link to={MAKE_DECISION_PAGE}>{t('day-plan/goal-alert/decide')}</Link>
    </Alert>
  )
}

interface HolidayAlertProps extends HolidayNotice {
  readonly today: CalendarDay
}

/** Names a holiday, and links to its menus among the day's replacements if one can be chosen. */
function HolidayAlert({ date, name, icon, today, hasMenu }: HolidayAlertProps) {
  const t = useT()
  const language = useLanguage()
  const lead =
    date === today
      ? t('day-plan/holiday/today', { holiday: name })
      : t('day-plan/holiday/on', { day: formatDay(date, language, 'weekday'), holiday: name })
  return (
    <Alert kind="highlight" lead={lead} icon={<HolidayIcon name={icon} />}>
      {hasMenu ? (
        <>
          {t('day-plan/holiday/text')}{' '}
          <Link to="/day-plan/$date" params={{ date }} search={SHOW_REPLACEMENTS}>
            {t('day-plan/holiday/see')}
          </Link>
        </>
      ) : null}
    </Alert>
  )
}

/** The search parameter that opens the replacements of the day. */
const SHOW_REPLACEMENTS = { 'change-dayplan': '' }

/** The tab storage key of the day on which the user closed the reminder. The reminder returns the next day. */
const CLOSED_KEY = 'measureReminderClosedOn'

interface MeasureAlertProps {
  /** The date of the newest weight. Null if no weight was ever entered. */
  readonly lastOn: string | null
  readonly today: CalendarDay
  /** The path of the page with the measurements. */
  readonly page: string
  readonly onClosed: () => void
}

/** Reminds the user to measure, because the newest weight is older than 7 days or missing. */
function MeasureAlert({ lastOn, today, page, onClosed }: MeasureAlertProps) {
  const t = useT()
  const language = useLanguage()
  const [isClosed, setClosed] = useState(() => tabStorage.read(CLOSED_KEY) === today)
  if (isClosed) return null
  const lastDay = parseCalendarDay(lastOn)
  const close = () => {
    tabStorage.write(CLOSED_KEY, today)
    setClosed(true)
    onClosed()
  }
  return (
    <Alert kind="info" lead={t('day-plan/measure/lead')} icon={<Ruler />} onClose={close}>
      {lastDay === null ? null : `${t('day-plan/measure/last', { date: formatDay(lastDay, language, 'day-month') })} `}
      <Link to={page}>{t('day-plan/measure/add')}</Link>
    </Alert>
  )
}
