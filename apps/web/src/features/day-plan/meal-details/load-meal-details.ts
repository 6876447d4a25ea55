import type { CalendarDay } from '@dayplate/dates'
import { useEffect } from 'react'
import { connectionOf, type Connection } from '../../../platform/connection/connection.ts'
import { lazyPart } from '../../../platform/lazy/lazy-part.ts'
import { whenIdle } from '../../../platform/lazy/when-idle.ts'
import type { NormalDayFragment } from '../day-plan.gen.ts'

/** What is fetched ahead waits until the day has stood for so long: it never competes with what is looked at. */
const AHEAD_AFTER_MS = 1_000

/** Connections on which nothing is fetched that nobody has asked for. */
const SPARED: ReadonlySet<Connection> = new Set(['offline', 'saveData', '2g'])

export const mealDetails = lazyPart(
  async () => (await import('./meal-details.tsx')).MealDetails,
  'meal-details',
  'exchange',
  'meal-media',
)

const mealsAhead = lazyPart(async () => (await import('./meal-details.tsx')).fetchMealsAhead)

/** Fetches the details of the shown day's meals, with what shows them, so that opening one does not wait. */
export function useMealsAhead({ setId, events }: NormalDayFragment, date: CalendarDay): void {
  useEffect(() => {
    const stopping = new AbortController()
    const fetchAll = async () => {
      if (SPARED.has(connectionOf(navigator))) return
      const [fetchMealsAhead] = await Promise.all([mealsAhead.load(), mealDetails.load()])
      await fetchMealsAhead({ setId, events, date, signal: stopping.signal })
    }
    // Opening a meal meanwhile asks for all of this again.
    const timer = setTimeout(() => whenIdle(() => void fetchAll().catch(() => {})), AHEAD_AFTER_MS)
    return () => {
      clearTimeout(timer)
      stopping.abort()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- a set has other meals only under another id
  }, [setId, date])
}
