import { keepChange, useEntries } from '../../../../platform/outbox/outbox-entries.ts'
import { requestSending } from '../../../../platform/outbox/request-sending.ts'
import type { MealCardFragment, NormalDayFragment } from '../../../../domain/day-plan/day-plan.gen.ts'
import { eatenChange, pendingEaten } from './eaten-entries.ts'

/**
 * Which meals are eaten. A press is kept and shows its effect at once. The gateway's answer then updates the cached meal by its key;
 * after a refusal the card shows the cached state again, and a toast says why.
 */
export function useSetMealEaten(day: Pick<NormalDayFragment, 'date' | 'setId'>) {
  const entries = useEntries()
  return {
    isEaten: (meal: MealCardFragment) => pendingEaten(entries, day, meal) ?? meal.isEaten,
    setEaten(meal: MealCardFragment, eaten: boolean) {
      keepChange(eatenChange(day, meal, eaten))
      requestSending()
    },
  }
}
