import type { CalendarDay } from '@dayplate/dates'
import { type KeyboardEvent, useState } from 'react'
import { type CalendarPath, type CalendarView, pathBack, pathTo, shownView } from './calendar-path.ts'

/** The shown view and the day one is at. */
export function useCalendarView(firstView: CalendarView, firstDay: CalendarDay) {
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
    /** The view was changed: the focus belongs into the new one. */
    hasMoved,
    focus: setFocused,
    show: (view: CalendarView) => show(pathTo(path, view)),
    open(view: CalendarView, day: CalendarDay) {
      setFocused(day)
      show(pathTo(path, view))
    },
    /** Escape goes one view back; only at the first does it reach whatever holds the calendar. */
    onKeyDown(event: KeyboardEvent) {
      const back = event.key === 'Escape' ? pathBack(path) : null
      if (back === null) return
      event.preventDefault()
      event.stopPropagation()
      show(back)
    },
  }
}
