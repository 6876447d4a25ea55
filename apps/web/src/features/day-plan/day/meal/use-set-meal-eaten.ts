import { reportError } from '../../../../platform/errors/report-error.ts'
import { acknowledge } from '../../../../platform/errors/watched-failures.ts'
import { sendMutation } from '../../../../platform/graphql-client/send-mutation.ts'
import { useT } from '../../../../platform/i18n/i18n.ts'
import { showToast } from '../../../../ui/toast/toast.ts'
import type { MealCardFragment, NormalDayFragment } from '../../../../domain/day-plan/day-plan.gen.ts'
import { DietSetMealEatenDocument } from '../../day-plan.gen.ts'
import { createMutationQueue } from '../../../../platform/mutation-queue/mutation-queue.ts'
import { createStore, useStore } from '../../../../platform/store/store.ts'

type DayOfMeals = Pick<NormalDayFragment, 'date' | 'setId'>

interface PendingEaten {
  readonly day: DayOfMeals
  readonly mealId: string
  readonly eaten: boolean
}

/** The outcome of a mutation: `offline` if the gateway could not be reached, `unknown` if its answer was lost. */
type EatenOutcome = 'done' | 'offline' | 'unknown' | 'failed'

/** The app has one queue, so that presses on a meal stay in order even if the user leaves the day and returns in between. */
const sendEaten = createMutationQueue(
  async (mealKey: string, { day, mealId, eaten }: PendingEaten): Promise<EatenOutcome> => {
    const variables = { date: day.date, setId: day.setId, mealId, mealKey, eaten }
    const sent = await sendMutation(DietSetMealEatenDocument, variables)
    // A toast reports the failure.
    if (sent.kind === 'failed') acknowledge(sent.failure)
    if (sent.kind === 'failed' && sent.isUnknown) return 'unknown'
    if (sent.kind === 'failed') return sent.failure.kind === 'network' ? 'offline' : 'failed'
    return sent.data.dietSetMealEaten.__typename === 'MealEaten' ? 'done' : 'failed'
  },
)

/**
 * Which meals are eaten. A press shows its effect at once, and the gateway's answer then updates the cached meal by its key. On
 * failure the card shows the cached state again, and a toast reports the failure.
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

/** Presses that the gateway has not answered yet: the meal's key, and whether the user marked it as eaten. */
const pending = createStore<ReadonlyMap<string, boolean>>(new Map())

function setPending(mealKey: string, eaten: boolean): void {
  pending.write(new Map(pending.read()).set(mealKey, eaten))
}

function clearPending(mealKey: string): void {
  pending.write(new Map([...pending.read()].filter(([other]) => other !== mealKey)))
}

/** Shared by a meal's card and its details, so that both show the same state. */
const usePendingEaten = (): ReadonlyMap<string, boolean> => useStore(pending)
