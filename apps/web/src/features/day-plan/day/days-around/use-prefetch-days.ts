import type { CalendarDay } from '@dayplate/dates'
import { useEffect } from 'react'
import { connectionOf, sparesData } from '../../../../platform/connection/connection.ts'
import { whenIdle } from '../../../../platform/lazy/when-idle.ts'

/** Fetches the days around the shown one, once the day is ready and the page is idle, unless data are to be saved. */
export function usePrefetchDays(date: CalendarDay, isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return
    let isCurrent = true
    whenIdle(() => {
      if (!isCurrent || sparesData(connectionOf(navigator))) return
      // When the code does not arrive, opening one of the days asks for it.
      void import('./fetch-days-around.ts').then(({ fetchDaysAround }) => fetchDaysAround(date)).catch(() => {})
    })
    return () => {
      isCurrent = false
    }
  }, [date, isReady])
}
