import { type CalendarDay, formatDay, toCalendarDate, toCalendarDay } from '@dayplate/dates'
import type { DateValue } from '@internationalized/date'
import { useContext } from 'react'
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
} from 'react-aria-components/Calendar'
import { classNames } from '../class-names.ts'
import { useCalendarWording } from '../wording/calendar-wording.tsx'
import { useWording } from '../wording/wording.tsx'
import { CalendarHeader } from './calendar-header.tsx'
import { nearestDay } from './calendar-span.ts'
import type { CalendarViewProps } from './calendar-view-props.ts'
import styles from './day-view.module.css'
import { weekStart } from './week-start.ts'

interface DayViewProps extends CalendarViewProps {
  /** The reason why a day cannot be chosen; undefined when it can. */
  readonly reasonAgainst?: ((day: CalendarDay) => string | undefined) | undefined
  readonly onChange: (day: CalendarDay) => void
  readonly onWider: () => void
}

/** The days of a month. */
export function DayView(props: DayViewProps) {
  const { label, span, value, focused, takesFocus, reasonAgainst, onFocus, onChange, onWider } = props
  const { language } = useWording()
  const call = (tell: (day: CalendarDay) => void) => (date: DateValue) => {
    const day = dayOf(date)
    if (day !== null) tell(day)
  }
  const reasonOf = (date: DateValue) => {
    const day = dayOf(date)
    // A day outside the range needs no reason.
    return day === null || day !== nearestDay(day, span) ? undefined : reasonAgainst?.(day)
  }
  return (
    <Calendar
      className={classNames(styles.calendar)}
      aria-label={label}
      value={value === null ? null : toCalendarDate(value)}
      onChange={call(onChange)}
      minValue={toCalendarDate(span.first)}
      maxValue={toCalendarDate(span.last)}
      isDateUnavailable={(date) => reasonOf(date) !== undefined}
      focusedValue={toCalendarDate(focused)}
      onFocusChange={call(onFocus)}
      firstDayOfWeek={weekStart(language, navigator.languages)}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- set only in an overlay that was opened, and after a change of view
      autoFocus={takesFocus}
    >
      <MonthHeader month={focused} onWider={onWider} />
      <div className={styles.weeks}>
        <CalendarGrid className={classNames(styles.grid)} weekdayStyle="short">
          <CalendarGridHeader>
            {(weekday) => <CalendarHeaderCell className={classNames(styles.weekday)}>{weekday}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>
            {/* The pointer shows the reason of a day that cannot be chosen, as the keyboard does. */}
            {(date) => (
              <CalendarCell className={classNames(styles.day)} date={date} onPointerDown={() => call(onFocus)(date)} />
            )}
          </CalendarGridBody>
        </CalendarGrid>
      </div>
      {reasonAgainst ? (
        <p className={styles.reason} role="status">
          {reasonAgainst(focused)}
        </p>
      ) : null}
    </Calendar>
  )
}

function MonthHeader({ month, onWider }: { readonly month: CalendarDay; readonly onWider: () => void }) {
  const words = useCalendarWording()
  const { language } = useWording()
  const state = useContext(CalendarStateContext)
  const title = formatDay(month, language, 'month-year')
  return (
    <CalendarHeader
      title={title}
      wider={{ label: words.chooseMonth(title), onOpen: onWider }}
      previous={{
        label: words.previousMonth,
        isPossible: state?.isPreviousVisibleRangeInvalid() === false,
        onTurn: () => state?.focusPreviousPage(),
      }}
      next={{
        label: words.nextMonth,
        isPossible: state?.isNextVisibleRangeInvalid() === false,
        onTurn: () => state?.focusNextPage(),
      }}
    />
  )
}

/** null for days before or after the calendar, which fill up whole weeks. */
function dayOf(date: DateValue): CalendarDay | null {
  return 'hour' in date ? null : toCalendarDay(date)
}
