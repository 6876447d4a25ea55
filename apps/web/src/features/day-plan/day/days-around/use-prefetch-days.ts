import type { CalendarDay } from '@dayplate/dates'
import { useEffect } from 'react'
import { connectionOf, sparesData } from '../../../../platform/connection/connection.ts'
import { lazyPart } from '../../../../platform/lazy/lazy-part.ts'
import { whenIdle } from '../../../../platform/lazy/when-idle.ts'

const daysAround = lazyPart(async () => (await import('./fetch-days-around.ts')).fetchDaysAround)

/**
 * Fetches the days around the shown one, once the day is ready and the page is idle, unless the connection is slow or
 * the user saves data.
 */
export function usePrefetchDays(date: CalendarDay, isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return
    let isCurrent = true
    whenIdle(() => {
      if (!isCurrent || sparesData(connectionOf(navigator))) return
      // If the code does not load, the days are queried when they are opened.
      void daysAround
        .load()
        .then((fetchDaysAround) => fetchDaysAround(date))
        .catch(() => {})
    })
    return () => {
      isCurrent = false
    }
  }, [date, isReady])
}
