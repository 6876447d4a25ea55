import type { CalendarDay } from '@dayplate/dates'
import { useState } from 'react'
import { reportError } from '../../../platform/errors/report-error.ts'
import { acknowledge } from '../../../platform/errors/watched-failures.ts'
import { failedText } from '../../../domain/replacements/failed-text.ts'
import { offerUndo } from '../../../domain/replacements/offer-undo.ts'
import { reasonOf } from '../../../domain/replacements/refusal-text.ts'
import { useSingleFlight } from '../../../platform/form/use-single-flight.ts'
import { sendMutation } from '../../../platform/graphql-client/send-mutation.ts'
import { sendQuery } from '../../../platform/graphql-client/send-query.ts'
import { useT } from '../../../platform/i18n/i18n.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { DailyDietPlanDocument } from '../../../domain/day-plan/day-plan.gen.ts'
import { useRefused } from '../use-refused.ts'
import type { FoodChoice, ReplaceableIngredient } from './food-choices-of.ts'
import { DietSetReplaceProductDocument } from './ingredient.gen.ts'

interface ReplaceProductInput {
  readonly ingredient: ReplaceableIngredient
  readonly date: CalendarDay
  /** Queries whether a replacement was made whose answer was lost. Takes the id of the chosen food. */
  readonly isReplacedBy: (foodId: string) => Promise<boolean>
  /** Closes the list of foods. The list is hidden as soon as the user chooses a food. */
  readonly onClose: () => void
}

/** The chosen food and the key of the ingredient that it replaces. */
interface Chosen {
  readonly key: ReplaceableIngredient['key']
  readonly choice: FoodChoice
}

/**
 * Replaces an ingredient with another food, one choice at a time. The chosen food is shown at once, so that nothing moves when
 * the answer arrives. If the gateway refuses or the request fails, the ingredient is shown as before.
 */
export function useReplaceProduct({ ingredient, date, isReplacedBy, onClose }: ReplaceProductInput) {
  const { key, productAmountId } = ingredient
  const t = useT()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  // A new key means that the updated meal has loaded, which shows the ingredient as the gateway stores it.
  if (chosen !== null && chosen.key !== key) setChosen(null)
  const [failure, setFailure] = useState<string | null>(null)
  const leave = useRefused({ date, onLeave: onClose })
  const choose = useSingleFlight(async (choice: FoodChoice) => {
    const { id, name, measurements } = choice
    setChosen({ key, choice })
    setFailure(null)
    const measures = measurements.map(({ amount, unit, text }) => ({ amount, unit, text }))
    const request = { date, productAmountId, replacementId: id, key, name, measurements: measures }
    const sent = await sendMutation(DietSetReplaceProductDocument, { request })
    if (sent.kind === 'failed') {
      // The alert below the list of foods reports the failure.
      acknowledge(sent.failure)
      if (sent.isUnknown && (await isReplacedBy(id))) {
        onClose()
        return showToast({ text: t('meal-details/exchanged', { name }) })
      }
      setChosen(null)
      return setFailure(failedText(sent))
    }
    const { dietSetReplaceProduct: result } = sent.data
    if (result.__typename !== 'DayChanged') {
      reportError(`The ingredient was not replaced: ${result.__typename}`)
      await leave(reasonOf(result, t))
      return setChosen(null)
    }
    await askDay(date)
    onClose()
    offerUndo(t('meal-details/exchanged', { name }), result.changeId)
  })
  return {
    choose: (choice: FoodChoice) => void choose(choice),
    /** The chosen food until the updated meal has loaded, or else null. */
    wished: chosen?.choice ?? null,
    failure,
  }
}

/** Queries the day again. The open meal then shows the new state. */
const askDay = (date: CalendarDay) => sendQuery(DailyDietPlanDocument, { date }, { isFresh: true })
