import { type CalendarDay, dayOfInstant } from '@dayplate/dates'
import { useSyncExternalStore } from 'react'

/** How often an open page checks whether midnight has passed, in milliseconds. */
const LOOK_MS = 60_000

/** Today in the browser's time zone, which the gateway also receives. */
export function readToday(): CalendarDay {
  return dayOfInstant(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone)
}

/** Today, updated on a page that stays open over midnight. */
export function useToday(): CalendarDay {
  return useSyncExternalStore(followTime, readToday)
}

function followTime(listener: () => void): () => void {
  const timer = setInterval(listener, LOOK_MS)
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}
