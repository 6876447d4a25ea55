import { type FocusEvent, useEffect, useRef, useState } from 'react'

/**
 * When the field as a whole was left. Going from its input to its calendar and back is no leaving; the end of the calendar
 * is one, once what was chosen has become the value.
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
