import type { CalendarDay } from '@dayplate/dates'
import { useState } from 'react'
import { offerUndo } from '../../../domain/replacements/offer-undo.ts'
import { useSingleFlight } from '../../../platform/form/use-single-flight.ts'
import { sendQuery } from '../../../platform/graphql-client/send-query.ts'
import { useT, readTranslator } from '../../../platform/i18n/i18n.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { DailyDietPlanDocument, type MealCardFragment } from '../../../domain/day-plan/day-plan.gen.ts'
import { askDayAfresh } from '../ask-day-afresh.ts'
import { useRefused } from '../use-refused.ts'
import { acknowledge } from '../../../platform/errors/watched-failures.ts'
import { failedText } from '../../../domain/replacements/failed-text.ts'
import { reasonOf } from '../../../domain/replacements/refusal-text.ts'
import { InsertFavoriteToDayplanDocument } from '../../../domain/insertion/insertion.gen.ts'
import { type FailedSending, sendMutation } from '../../../platform/graphql-client/send-mutation.ts'
import { type OfferedMealFragment, DietSetReplaceMealDocument } from './meal.gen.ts'

interface ReplaceMealInput {
  readonly meal: Pick<MealCardFragment, 'id'>
  readonly date: CalendarDay
  readonly onClose: () => void
}

/**
 * Replaces the meal with an offered one. While one choice is being sent, others are ignored. The screen closes after the new day
 * has loaded.
 */
export function useReplaceMeal({ meal, date, onClose }: ReplaceMealInput) {
  const t = useT()
  const leave = useRefused({ date, onLeave: onClose })
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const choose = useSingleFlight(async (offered: OfferedMealFragment) => {
    setChosenId(offered.id)
    const outcome = await sendReplacement(offered, { date, originalMealId: meal.id })
    if (outcome.kind === 'refused') return leave(outcome.reason)
    if (outcome.kind === 'failed') {
      // Without an answer there is no change id, so a replacement that was made can be reported but not undone.
      const day = outcome.isUnknown ? await askDayAfresh(date) : null
      if (day === null || !day.events.some(({ id }) => id === offered.id)) {
        setChosenId(null)
        return setFailure(outcome.reason)
      }
      onClose()
      return showToast({ text: t('exchange/meal/done', { name: offered.publicName }) })
    }
    await sendQuery(DailyDietPlanDocument, { date })
    onClose()
    offerUndo(t('exchange/meal/done', { name: offered.publicName }), outcome.changeId)
  })
  return {
    choose: (offered: OfferedMealFragment) => void choose(offered),
    chosenId,
    failure,
    clearFailure: () => setFailure(null),
  }
}

interface Slot {
  readonly date: string
  readonly originalMealId: string
}

type ReplacementOutcome =
  | { readonly kind: 'changed'; readonly changeId: string }
  /** `reason` is a text for the user. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** If `isUnknown`, the answer was lost and the day shows whether the meal was replaced. `reason` is a text for the user. */
  | { readonly kind: 'failed'; readonly isUnknown: boolean; readonly reason: string }

/** Sends the replacement. A favourite is sent as the insertion of a favourite, any other meal as a replacement. */
const sendReplacement = (offered: OfferedMealFragment, slot: Slot): Promise<ReplacementOutcome> =>
  offered.isFavorited ? insertFavourite(offered.id, slot) : replaceMeal(offered.id, slot)

function outcomeOf(sent: FailedSending): ReplacementOutcome {
  // The alert reports the failure.
  acknowledge(sent.failure)
  return { kind: 'failed', isUnknown: sent.isUnknown, reason: failedText(sent) }
}

async function insertFavourite(replacementId: string, slot: Slot): Promise<ReplacementOutcome> {
  // The list has already shown the effect on the day, so the server does not have to ask for confirmation.
  const variables = { ...slot, replacementId, skipValidation: true }
  const sent = await sendMutation(InsertFavoriteToDayplanDocument, variables)
  if (sent.kind === 'failed') return outcomeOf(sent)
  const result = sent.data.insertFavoriteToDayplan
  if (result.__typename === 'FavoriteInserted') return { kind: 'changed', changeId: result.changeId }
  const { t } = readTranslator()
  if (result.__typename === 'UnauthorizedException') return { kind: 'refused', reason: t('exchange/no-access') }
  return { kind: 'refused', reason: result.description ?? t('error/message/generic') }
}

async function replaceMeal(replacementId: string, slot: Slot): Promise<ReplacementOutcome> {
  const sent = await sendMutation(DietSetReplaceMealDocument, { request: { ...slot, replacementId } })
  if (sent.kind === 'failed') return outcomeOf(sent)
  const result = sent.data.dietSetReplaceMeal
  if (result.__typename === 'DayChanged') return { kind: 'changed', changeId: result.changeId }
  return { kind: 'refused', reason: reasonOf(result, readTranslator().t) }
}
