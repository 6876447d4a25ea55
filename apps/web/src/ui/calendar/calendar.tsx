import { type CalendarDay, requireCalendarDay } from '@dayplate/dates'
import { getLocalTimeZone, today as todayIn } from '@internationalized/date'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { type KeyboardEvent, useState } from 'react'
import { useWording } from '../wording/wording.tsx'
import { type CalendarView, type CalendarPath, pathBack, pathTo, shownView } from './calendar-path.ts'
import { nearestDay, WHOLE_CALENDAR } from './calendar-span.ts'
import { DayView } from './day-view.tsx'
import { DecadeView } from './decade-view.tsx'
import { YearView } from './year-view.tsx'
import styles from './calendar.module.css'

export interface CalendarProps {
  readonly label: string
  /** The chosen day; null if none is chosen. */
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

/** British English writes the day before the month, like the rest of the product. */
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

/** The shown view and the focused day. */
function useCalendarView(firstView: CalendarView, firstDay: CalendarDay) {
  const [path, setPath] = useState<CalendarPath>([firstView])
  const [focused, setFocused] = useState(firstDay)
  const [hasMoved, setMoved] = useState(false)
  const show = (next: CalendarPath) => {
    setPath(next)
    setMoved(true)
  }
  return {
    view: shownView(path),
    focused,
    /** Whether the user changed the view, so that the new view takes the focus. */
    hasMoved,
    focus: setFocused,
    show: (view: CalendarView) => show(pathTo(path, view)),
    open(view: CalendarView, day: CalendarDay) {
      setFocused(day)
      show(pathTo(path, view))
    },
    /** Escape goes one view back. From the first view it reaches the surrounding overlay, which closes. */
    onKeyDown(event: KeyboardEvent) {
      const back = event.key === 'Escape' ? pathBack(path) : null
      if (back === null) return
      event.preventDefault()
      event.stopPropagation()
      show(back)
    },
  }
}
