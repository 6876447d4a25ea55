import { reportError } from '../../../platform/errors/report-error.ts'
import { acknowledge } from '../../../platform/errors/watched-failures.ts'
import { sendMutation } from '../../../platform/graphql-client/send-mutation.ts'
import { useT } from '../../../platform/i18n/i18n.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { DietSetMealEatenDocument, type MealCardFragment, type NormalDayFragment } from '../day-plan.gen.ts'
import { createMutationQueue } from '../../../platform/mutation-queue/mutation-queue.ts'
import { createStore, useStore } from '../../../platform/store/store.ts'

type DayOfMeals = Pick<NormalDayFragment, 'date' | 'setId'>

interface PendingEaten {
  readonly day: DayOfMeals
  readonly mealId: string
  readonly eaten: boolean
}

/** What became of it; `offline` when nobody could be reached, `unknown` when the answer is lost. */
type EatenOutcome = 'done' | 'offline' | 'unknown' | 'failed'

/** One queue for the whole app: a meal pressed again after leaving the day and coming back still waits for its turn. */
const sendEaten = createMutationQueue(
  async (mealKey: string, { day, mealId, eaten }: PendingEaten): Promise<EatenOutcome> => {
    const variables = { date: day.date, setId: day.setId, mealId, mealKey, eaten }
    const sent = await sendMutation(DietSetMealEatenDocument, variables)
    // A toast says so.
    if (sent.kind === 'failed') acknowledge(sent.failure)
    if (sent.kind === 'failed' && sent.isUnknown) return 'unknown'
    if (sent.kind === 'failed') return sent.failure.kind === 'network' ? 'offline' : 'failed'
    return sent.data.dietSetMealEaten.__typename === 'MealEaten' ? 'done' : 'failed'
  },
)

/**
 * Which meals are eaten; a press counts at once. The answer updates the cached meal by its key. On failure the card shows again
 * what the gateway knows, and a toast says so.
 */
export function useSetMealEaten(day: DayOfMeals) {
  const t = useT()
  const pending = usePendingEaten()
  const setEaten = async (meal: MealCardFragment, eaten: boolean) => {
    setPending(meal.key, eaten)
    const outcome = await sendEaten(meal.key, { day, mealId: meal.id, eaten })
    clearPending(meal.key)
    if (outcome === 'failed') reportError(new Error('Failed to set meal eaten'))
    if (outcome !== 'done') showToast({ text: t(`day-plan/eaten/${outcome}`) })
  }
  return {
    isEaten: (meal: MealCardFragment) => pending.get(meal.key) ?? meal.isEaten,
    setEaten: (meal: MealCardFragment, eaten: boolean) => void setEaten(meal, eaten),
  }
}

/** What somebody wants to be eaten or not, by the meal's key, until the gateway has answered. */
const pending = createStore<ReadonlyMap<string, boolean>>(new Map())

function setPending(mealKey: string, eaten: boolean): void {
  pending.write(new Map(pending.read()).set(mealKey, eaten))
}

function clearPending(mealKey: string): void {
  pending.write(new Map([...pending.read()].filter(([other]) => other !== mealKey)))
}

/** The same for a card and for the details of its meal, so that they never disagree. */
const usePendingEaten = (): ReadonlyMap<string, boolean> => useStore(pending)
