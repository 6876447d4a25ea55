import type { CalendarDay } from '@dayplate/dates'
import { useState } from 'react'
import { useClient } from 'urql'
import { reportError } from '../../../platform/errors/report-error.ts'
import { markHandled } from '../../../platform/errors/watched-failures.ts'
import { failedText } from '../../../platform/exchange/failed-text.ts'
import { offerUndo } from '../../../platform/exchange/offer-undo.ts'
import { reasonOf } from '../../../platform/exchange/refusal-text.ts'
import { useSingleFlight } from '../../../platform/form/use-single-flight.ts'
import { sendMutation } from '../../../platform/graphql-client/send-mutation.ts'
import { useT } from '../../../platform/i18n/i18n.ts'
import { DailyDietPlanDocument } from '../day-plan.gen.ts'
import { useRefused } from '../refusals/use-refused.ts'
import type { FoodChoice } from './food-choices-of.ts'
import { DietSetReplaceProductDocument, type IngredientFragment } from './meal-details.gen.ts'

interface ReplaceProductInput {
  readonly ingredient: Pick<IngredientFragment, 'key' | 'productAmountId'>
  readonly date: CalendarDay
  readonly onClose: () => void
}

/** Puts another food in the place of an ingredient; one at a time. Refused or failed, everything is as it was. */
export function useReplaceProduct({ ingredient: { key, productAmountId }, date, onClose }: ReplaceProductInput) {
  const t = useT()
  const client = useClient()
  const leave = useRefused({ date, onLeave: onClose })
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const choose = useSingleFlight(async ({ id, name, measurements }: FoodChoice) => {
    setChosenId(id)
    setFailure(null)
    const measures = measurements.map(({ amount, unit, text }) => ({ amount, unit, text }))
    const request = { date, productAmountId, replacementId: id, key, name, measurements: measures }
    const sent = await sendMutation(DietSetReplaceProductDocument, { request })
    if (sent.kind === 'failed') {
      // The words below the foods say so.
      markHandled(sent.failure)
      setChosenId(null)
      return setFailure(failedText(sent))
    }
    const { dietSetReplaceProduct: result } = sent.data
    if (result.__typename !== 'DayChanged') {
      reportError(`The ingredient was not exchanged: ${result.__typename}`)
      return leave(reasonOf(result, t))
    }
    // The day as it is now; the open meal follows it.
    await client.query(DailyDietPlanDocument, { date }, { requestPolicy: 'network-only' }).toPromise()
    setChosenId(null)
    onClose()
    offerUndo(t('meal-details/exchanged', { name }), result.changeId)
  })
  return { choose: (choice: FoodChoice) => void choose(choice), chosenId, failure }
}
