import type { CalendarDay } from '@dayplate/dates'
import { type KeyboardEvent, useState } from 'react'
import { type CalendarPath, type CalendarView, pathBack, pathTo, shownView } from './calendar-path.ts'

/** The shown view and the focused day. */
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
    /** Set once the view has changed, so that the new one takes the focus. */
    hasMoved,
    focus: setFocused,
    show: (view: CalendarView) => show(pathTo(path, view)),
    open(view: CalendarView, day: CalendarDay) {
      setFocused(day)
      show(pathTo(path, view))
    },
    /** Escape goes one view back. Only in the first view it reaches the surrounding overlay. */
    onKeyDown(event: KeyboardEvent) {
      const back = event.key === 'Escape' ? pathBack(path) : null
      if (back === null) return
      event.preventDefault()
      event.stopPropagation()
      show(back)
    },
  }
}
