import { type CalendarDay, requireCalendarDay } from '@dayplate/dates'
import { getLocalTimeZone, today as todayIn } from '@internationalized/date'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { useWording } from '../wording/wording.tsx'
import styles from './calendar.module.css'
import type { CalendarView } from './calendar-path.ts'
import { nearestDay, WHOLE_CALENDAR } from './calendar-span.ts'
import { DayView } from './day-view.tsx'
import { DecadeView } from './decade-view.tsx'
import { useCalendarView } from './use-calendar-view.ts'
import { YearView } from './year-view.tsx'

export interface CalendarProps {
  readonly label: string
  /** null is unset. */
  readonly value: CalendarDay | null
  readonly onChange: (day: CalendarDay) => void
  /** The first and last day that can be chosen; by default 1900 to 2100. */
  readonly min?: CalendarDay | undefined
  readonly max?: CalendarDay | undefined
  /** The reason why a day in the range cannot be chosen, shown when the day has the focus; undefined when it can be chosen. */
  readonly reasonAgainst?: ((day: CalendarDay) => string | undefined) | undefined
  /** The view it opens with. For a date of birth that is the decade, because paging back 46 years takes too long. */
  readonly firstView?: CalendarView | undefined
  /** Takes the focus as soon as it appears, as in an overlay. */
  readonly takesFocus?: boolean | undefined
}

/** British English writes the day before the month, as the whole product does. */
const LOCALES: Readonly<Record<string, string>> = { en: 'en-GB', pl: 'pl-PL' }

/** A calendar for choosing a day, by month, year or decade. */
export function Calendar({ label, value, onChange, reasonAgainst, ...props }: CalendarProps) {
  const { language } = useWording()
  const span = { first: props.min ?? WHOLE_CALENDAR.first, last: props.max ?? WHOLE_CALENDAR.last }
  const today = requireCalendarDay(todayIn(getLocalTimeZone()).toString())
  const at = useCalendarView(props.firstView ?? 'day', nearestDay(value ?? today, span))
  const shared = {
    label,
    span,
    value,
    focused: at.focused,
    onFocus: at.focus,
    takesFocus: props.takesFocus === true || at.hasMoved,
  }
  return (
    <I18nProvider locale={LOCALES[language] ?? language}>
      {/* Handles keys that bubble up from the grids; the element itself is not interactive. */}
      <div className={styles.calendar} role="presentation" onKeyDown={at.onKeyDown}>
        {at.view === 'day' ? (
          <DayView {...shared} reasonAgainst={reasonAgainst} onChange={onChange} onWider={() => at.show('year')} />
        ) : null}
        {at.view === 'year' ? (
          <YearView
            {...shared}
            today={today}
            onChoose={(day) => at.open('day', day)}
            onWider={() => at.show('decade')}
          />
        ) : null}
        {at.view === 'decade' ? (
          <DecadeView {...shared} today={today} onChoose={(day) => at.open('year', day)} />
        ) : null}
      </div>
    </I18nProvider>
  )
}
