import { addDays, type CalendarDay } from '@dayplate/dates'
import { PREFETCH_OFFSETS_DAYS } from '@dayplate/rules/day-plan'
import { useEffect } from 'react'
import { readCached } from '../../platform/graphql-client/read-cached.ts'
import { sendQuery } from '../../platform/graphql-client/send-query.ts'
import { whenIdle } from '../../platform/lazy/when-idle.ts'
import { DailyDietPlanDocument, DaysAroundDocument } from './day-plan.gen.ts'

/** Fetches the days around the shown one in one call, once the day is ready and the page is idle. */
export function usePrefetchDays(date: CalendarDay, isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return
    let isCurrent = true
    whenIdle(() => {
      if (isCurrent) void fetchDaysAround(date)
    })
    return () => {
      isCurrent = false
    }
  }, [date, isReady])
}

/** Asks only for days that are not in the cache. A failure is ignored, because opening the day asks again. */
async function fetchDaysAround(date: CalendarDay): Promise<void> {
  const days = PREFETCH_OFFSETS_DAYS.map((offset) => addDays(date, offset)).filter((day) => !isCached(day))
  const [first, second, third, fourth] = days
  if (first === undefined) return
  await sendQuery(DaysAroundDocument, {
    first,
    // The document requires a date even for days that it leaves out.
    second: second ?? first,
    third: third ?? first,
    fourth: fourth ?? first,
    hasSecond: second !== undefined,
    hasThird: third !== undefined,
    hasFourth: fourth !== undefined,
  })
}

const isCached = (date: CalendarDay): boolean => readCached(DailyDietPlanDocument, { date }) !== undefined
