import type { CalendarDay } from '@dayplate/dates'
import { useEffect } from 'react'
import { useClient } from 'urql'
import { connectionOf, type Connection } from '../../../platform/connection/connection.ts'
import { loadMessages } from '../../../platform/i18n/i18n.ts'
import { whenIdle } from '../../../platform/lazy/when-idle.ts'
import type { NormalDayFragment } from '../day-plan.gen.ts'

/** What is fetched ahead waits until the day has stood for so long: it never competes with what is looked at. */
const AHEAD_AFTER_MS = 1_000

/** Connections on which nothing is fetched that nobody has asked for. */
const SPARED: ReadonlySet<Connection> = new Set(['offline', 'saveData', '2g'])

async function loadParts() {
  const [{ MealDetails, fetchMealsAhead }] = await Promise.all([
    import('./meal-details.tsx'),
    loadMessages('meal-details', 'exchange', 'meal-media'),
  ])
  return { MealDetails, fetchMealsAhead }
}

export const loadMealDetails = async () => (await loadParts()).MealDetails

/** Fetches the details of the shown day's meals, with what shows them, so that opening one does not wait. */
export function useMealsAhead({ setId, events }: NormalDayFragment, date: CalendarDay): void {
  const client = useClient()
  useEffect(() => {
    const stopping = new AbortController()
    const fetchAll = async () => {
      if (SPARED.has(connectionOf(navigator))) return
      const { fetchMealsAhead } = await loadParts()
      await fetchMealsAhead({ client, setId, events, date, signal: stopping.signal })
    }
    // Opening a meal meanwhile asks for all of this again.
    const timer = setTimeout(() => whenIdle(() => void fetchAll().catch(() => {})), AHEAD_AFTER_MS)
    return () => {
      clearTimeout(timer)
      stopping.abort()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- a set has other meals only under another id
  }, [client, setId, date])
}
