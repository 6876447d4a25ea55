import type { CalendarDay } from '@dayplate/dates'
import { sendQuery } from '../../platform/graphql-client/send-query.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { DailyDietPlanDocument } from '../../domain/day-plan/day-plan.gen.ts'

interface RefusedInput {
  readonly date: CalendarDay
  /** Closes the screen or dialog that shows the outdated day. */
  readonly onLeave: () => void
}

/**
 * Returns a function for when the gateway refuses a change of the day or refuses to offer replacements. The shown day is then
 * outdated, because it was changed or eaten elsewhere. The function queries the day again, calls `onLeave` and shows the reason.
 */
export function useRefused({ date, onLeave }: RefusedInput): (reason: string) => Promise<void> {
  return async (reason) => {
    await sendQuery(DailyDietPlanDocument, { date }, { isFresh: true })
    onLeave()
    showToast({ text: reason })
  }
}
