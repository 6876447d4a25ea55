import { addDays, type CalendarDay } from '@dayplate/dates'
import { PREFETCH_OFFSETS_DAYS } from '@dayplate/rules/day-plan'
import { useEffect } from 'react'
import { sendQuery } from '../../platform/graphql-client/send-query.ts'
import { DailyDietPlanDocument } from './day-plan.gen.ts'

/** Fetches the days around the shown one, one after the other, once it stands; what is in the cache already costs nothing. */
export function usePrefetchDays(date: CalendarDay, isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return
    let isCurrent = true
    const fetchAll = async () => {
      for (const offset of PREFETCH_OFFSETS_DAYS) {
        if (!isCurrent) return
        // Nobody waits for these days; opening one asks again.
        await sendQuery(DailyDietPlanDocument, { date: addDays(date, offset) })
      }
    }
    void fetchAll()
    return () => {
      isCurrent = false
    }
  }, [date, isReady])
}
