import { addDays, type CalendarDay, requireCalendarDay, weekday } from '@dayplate/dates'
import { useState } from 'react'
import { Calendar } from '../../ui/calendar/calendar.tsx'
import styles from './gallery.module.css'

const SOME_DAY = requireCalendarDay('2026-11-25')
const WINDOW = { min: addDays(SOME_DAY, -3), max: addDays(SOME_DAY, 10) }

const noSundays = (day: CalendarDay) => (weekday(day) === 7 ? 'Nothing is delivered on Sundays' : undefined)

/** The three views of the calendar side by side. */
export function CalendarViews() {
  const [day, setDay] = useState<CalendarDay | null>(SOME_DAY)
  return (
    <div className={styles.calendars}>
      <Calendar label="Days" value={day} onChange={setDay} {...WINDOW} reasonAgainst={noSundays} />
      <Calendar label="Months" value={day} onChange={setDay} firstView="year" />
      <Calendar label="Years" value={day} onChange={setDay} firstView="decade" />
    </div>
  )
}
