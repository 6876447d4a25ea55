import { addDays, type CalendarDay } from '@dayplate/dates'
import { PREFETCH_OFFSETS_DAYS } from '@dayplate/rules/day-plan'
import { useEffect } from 'react'
import { type Client, useClient } from 'urql'
import { acknowledge } from '../../platform/errors/watched-failures.ts'
import { failureOf } from '../../platform/graphql-client/failure.ts'
import { whenIdle } from '../../platform/lazy/when-idle.ts'
import { DailyDietPlanDocument, DaysAroundDocument } from './day-plan.gen.ts'

/** Fetches the days around the shown one in one call, once it stands and the page has nothing else to do. */
export function usePrefetchDays(date: CalendarDay, isReady: boolean): void {
  const client = useClient()
  useEffect(() => {
    if (!isReady) return
    let isCurrent = true
    whenIdle(() => {
      if (isCurrent) void fetchDaysAround(client, date)
    })
    return () => {
      isCurrent = false
    }
  }, [client, date, isReady])
}

/** What is in the cache already is not asked for. */
async function fetchDaysAround(client: Client, date: CalendarDay): Promise<void> {
  const days = PREFETCH_OFFSETS_DAYS.map((offset) => addDays(date, offset)).filter((day) => !isCached(client, day))
  const [first, second, third, fourth] = days
  if (first === undefined) return
  const { error } = await client
    .query(DaysAroundDocument, {
      first,
      // A day that is not asked for needs a date all the same.
      second: second ?? first,
      third: third ?? first,
      fourth: fourth ?? first,
      hasSecond: second !== undefined,
      hasThird: third !== undefined,
      hasFourth: fourth !== undefined,
    })
    .toPromise()
  // Nobody waits for these days; opening one asks again.
  acknowledge(error && failureOf(error))
}

function isCached(client: Client, date: CalendarDay): boolean {
  const cached = client.readQuery(DailyDietPlanDocument, { date }, { requestPolicy: 'cache-only' })
  return cached?.data?.dailyDietPlan !== undefined
}
