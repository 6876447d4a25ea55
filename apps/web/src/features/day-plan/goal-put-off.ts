import type { CalendarDay } from '@dayplate/dates'
import { storage } from '../../platform/storage/storage.ts'
import { createStore, useStore } from '../../platform/store/store.ts'

/** Local key of the day on which the decision about a goal was put off; a logout takes it along. */
const PUT_OFF_KEY = 'goalPutOffOn'

const putOffOn = createStore(storage.read(PUT_OFF_KEY))

/** The day's meals come first; the question comes back tomorrow, and stands above the meals meanwhile. */
export function putOffGoal(today: CalendarDay): void {
  storage.write(PUT_OFF_KEY, today)
  putOffOn.write(today)
}

export const useIsGoalPutOff = (today: CalendarDay): boolean => useStore(putOffOn) === today
