import type { CalendarDay } from '@dayplate/dates'
import { storage } from '../../../platform/storage/storage.ts'
import { createStore, useStore } from '../../../platform/store/store.ts'

/** The storage key of the day on which the user postponed the decision about a goal. The end of the session removes it. */
const PUT_OFF_KEY = 'goalPutOffOn'

const putOffOn = createStore(storage.read(PUT_OFF_KEY))

/** Replaces the page that asks about the goal with today's meals and an alert above them. The page returns tomorrow. */
export function putOffGoal(today: CalendarDay): void {
  storage.write(PUT_OFF_KEY, today)
  putOffOn.write(today)
}

export const useIsGoalPutOff = (today: CalendarDay): boolean => useStore(putOffOn) === today
