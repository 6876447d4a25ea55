import type { CalendarDay } from '@dayplate/dates'
import { sendQuery } from '../../../platform/graphql-client/send-query.ts'
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
  return async (reason) => {
    await sendQuery(DailyDietPlanDocument, { date }, { isFresh: true })
    onLeave()
    showToast({ text: reason })
  }
}
