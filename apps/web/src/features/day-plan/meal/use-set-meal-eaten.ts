import { reportError } from '../../../platform/errors/report-error.ts'
import { acknowledge } from '../../../platform/errors/watched-failures.ts'
import { sendMutation } from '../../../platform/graphql-client/send-mutation.ts'
import { useT } from '../../../platform/i18n/i18n.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { DietSetMealEatenDocument, type MealCardFragment, type NormalDayFragment } from '../day-plan.gen.ts'
import { createWishQueue } from '../../../platform/wish-queue/wish-queue.ts'
import { forgetWish, useEatenWishes, wishFor } from './eaten-wishes.ts'

type DayOfMeals = Pick<NormalDayFragment, 'date' | 'setId'>

interface EatenWish {
  readonly day: DayOfMeals
  readonly mealId: string
  readonly eaten: boolean
}

/** What became of a wish; `offline` when nobody could be reached, `unknown` when the answer is lost. */
type EatenOutcome = 'done' | 'offline' | 'unknown' | 'failed'

/** One queue for the whole app: a meal pressed again after leaving the day and coming back still waits for its turn. */
const wishEaten = createWishQueue(async (mealKey: string, { day, mealId, eaten }: EatenWish): Promise<EatenOutcome> => {
  const variables = { date: day.date, setId: day.setId, mealId, mealKey, eaten }
  const sent = await sendMutation(DietSetMealEatenDocument, variables)
  // A toast says so.
  if (sent.kind === 'failed') acknowledge(sent.failure)
  if (sent.kind === 'failed' && sent.isUnknown) return 'unknown'
  if (sent.kind === 'failed') return sent.failure.kind === 'network' ? 'offline' : 'failed'
  return sent.data.dietSetMealEaten.__typename === 'MealEaten' ? 'done' : 'failed'
})

/**
 * Which meals are eaten, wished ones counted as done at once. The answer updates the cached meal by its key; on failure the
 * wish is forgotten, so the card shows again what the gateway knows, and a toast says so.
 */
export function useSetMealEaten(day: DayOfMeals) {
  const t = useT()
  const wishes = useEatenWishes()
  const setEaten = async (event: MealCardFragment, eaten: boolean) => {
    wishFor(event.key, eaten)
    const outcome = await wishEaten(event.key, { day, mealId: event.id, eaten })
    forgetWish(event.key)
    if (outcome === 'failed') reportError(new Error('Failed to set meal eaten'))
    if (outcome !== 'done') showToast({ text: t(`day-plan/eaten/${outcome}`) })
  }
  return {
    isEaten: (event: MealCardFragment) => wishes.get(event.key) ?? event.isEaten,
    setEaten: (event: MealCardFragment, eaten: boolean) => void setEaten(event, eaten),
  }
}
