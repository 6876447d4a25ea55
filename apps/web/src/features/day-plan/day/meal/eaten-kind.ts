import { reportError } from '../../../../platform/errors/report-error.ts'
import { doubtAnswers } from '../../../../platform/graphql-client/doubted-answers.ts'
import { sendQuery } from '../../../../platform/graphql-client/send-query.ts'
import { loadMessages, readTranslator } from '../../../../platform/i18n/i18n.ts'
import { keepChange, readEntries } from '../../../../platform/outbox/outbox-entries.ts'
import type { Delivery, OutboxKind } from '../../../../platform/outbox/outbox.ts'
import { sendKeyedMutation } from '../../../../platform/outbox/send-keyed-mutation.ts'
import { tellWaiting } from '../../../../platform/outbox/tell-waiting.ts'
import { DailyDietPlanDocument } from '../../../../domain/day-plan/day-plan.gen.ts'
import { showToast } from '../../../../ui/toast/toast.ts'
import { DietSetMealEatenDocument } from '../../day-plan.gen.ts'
import { type EatenMark, eatenMarkOf, MEAL_EATEN } from './eaten-entries.ts'

/** Marks of meals as eaten or not. */
export const eatenKind: OutboxKind = {
  async deliver(input, key) {
    const mark = eatenMarkOf(input)
    if (mark === null) return 'done'
    const sent = await sendKeyedMutation(DietSetMealEatenDocument, { ...mark }, key)
    if (sent.kind === 'missing') {
      if (sent.delivery === 'offline') tellWaiting()
      return sent.delivery
    }
    // The page still shows the state from before the lost answer.
    if (sent.kind === 'repeated') await doubtAnswers()
    else if (sent.data.dietSetMealEaten.__typename === 'ValidationException') return followSwap(mark, key)
    else if (sent.data.dietSetMealEaten.__typename === 'UnauthorizedException') say('day-plan/eaten/no-access')
    return 'done'
  },
  giveUp() {
    reportError(new Error('Failed to set meal eaten'))
    say('day-plan/eaten/failed')
  },
}

/**
 * The day was changed in the meantime, here or on another device. If the meal is still on it, the press is made on the new day, as a
 * change with a key of its own. Otherwise it is dropped, and the user is told.
 */
async function followSwap(mark: EatenMark, key: string): Promise<Delivery> {
  const asked = await sendQuery(DailyDietPlanDocument, { date: mark.date }, { isFresh: true })
  if (asked.kind === 'failed') return asked.failure.kind === 'application' ? 'failed' : 'offline'
  const day = asked.data.dailyDietPlan
  const meals = day.__typename === 'DailyDietPlanNormal' ? day.events : []
  const meal = meals.find(({ id }) => id === mark.mealId)
  if (day.__typename !== 'DailyDietPlanNormal' || meal === undefined || day.setId === mark.setId) {
    say('day-plan/eaten/gone')
    return 'done'
  }
  const entry = readEntries().find((waiting) => waiting.key === key)
  // A later press has replaced this one already.
  if (entry === undefined) return 'done'
  const input: EatenMark = { ...mark, setId: day.setId, mealKey: meal.key }
  keepChange({ kind: MEAL_EATEN, subject: entry.subject, input })
  return 'done'
}

type Told = 'day-plan/eaten/failed' | 'day-plan/eaten/gone' | 'day-plan/eaten/no-access'

/** Loads the texts first, because this may be another page. */
const say = (id: Told): void =>
  void loadMessages('day-plan').then(
    () => showToast({ text: readTranslator().t(id) }),
    () => {},
  )
