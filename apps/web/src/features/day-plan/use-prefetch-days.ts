import { addDays, type CalendarDay } from '@dayplate/dates'
import { PREFETCH_OFFSETS_DAYS } from '@dayplate/rules/day-plan'
import { useEffect } from 'react'
import { useClient } from 'urql'
import { acknowledge } from '../../platform/errors/watched-failures.ts'
import { failureOf } from '../../platform/graphql-client/failure.ts'
import { DailyDietPlanDocument } from './day-plan.gen.ts'

/** Fetches the days around the shown one, one after the other, once it stands; what is in the cache already costs nothing. */
export function usePrefetchDays(date: CalendarDay, isReady: boolean): void {
  const client = useClient()
  useEffect(() => {
    if (!isReady) return
    let isCurrent = true
    const fetchAll = async () => {
      for (const offset of PREFETCH_OFFSETS_DAYS) {
        if (!isCurrent) return
        const { error } = await client.query(DailyDietPlanDocument, { date: addDays(date, offset) }).toPromise()
        // Nobody waits for these days; opening one asks again.
        acknowledge(error && failureOf(error))
      }
    }
    void fetchAll()
    return () => {
      isCurrent = false
    }
  }, [client, date, isReady])
}
