import { type CalendarDay, dayOfInstant } from '@dayplate/dates'
import { useSyncExternalStore } from 'react'

/** How often an open page looks whether midnight has passed, in milliseconds. */
const LOOK_MS = 60_000

/** Today in the zone of the browser, which the gateway is told as well. */
export function readToday(): CalendarDay {
  return dayOfInstant(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone)
}

/** Today, also on a page that stays open over midnight. */
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
