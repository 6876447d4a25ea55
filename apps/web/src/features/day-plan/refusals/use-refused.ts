import type { CalendarDay } from '@dayplate/dates'
import { useClient } from 'urql'
import { showToast } from '../../../ui/toast/toast.ts'
import { DailyDietPlanDocument } from '../day-plan.gen.ts'

interface RefusedInput {
  readonly date: CalendarDay
  /** Closes what showed the day as it was. */
  readonly onLeave: () => void
}

/**
 * What follows when the gateway refuses a change of the day, or to offer any: the page showed what is not so any more, because
 * the day was changed or eaten from elsewhere. The reader sees the day as it is now, and why.
 */
export function useRefused({ date, onLeave }: RefusedInput): (reason: string) => Promise<void> {
  const client = useClient()
  return async (reason) => {
    await client.query(DailyDietPlanDocument, { date }, { requestPolicy: 'network-only' }).toPromise()
    onLeave()
    showToast({ text: reason })
  }
}
