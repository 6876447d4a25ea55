import { type FocusEvent, useEffect, useRef, useState } from 'react'

/**
 * Detects when the user leaves the whole field. Moving between its input and its calendar does not count. Closing the calendar
 * does, once the chosen day is the value.
 */
export function useLeftField(isCalendarOpen: boolean, onLeave: (() => void) | undefined) {
  const [wasLeft, setLeft] = useState(false)
  const wasOpen = useRef(false)
  const leave = () => {
    setLeft(true)
    onLeave?.()
  }
  useEffect(() => {
    const hasClosed = wasOpen.current && !isCalendarOpen
    wasOpen.current = isCalendarOpen
    if (hasClosed) leave()
  })
  return {
    wasLeft,
    onBlur(event: FocusEvent<HTMLElement>) {
      if (!isCalendarOpen && !event.currentTarget.contains(event.relatedTarget)) leave()
    },
  }
}
