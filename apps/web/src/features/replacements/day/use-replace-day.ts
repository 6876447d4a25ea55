import { formatDay, type CalendarDay } from '@dayplate/dates'
import { useState } from 'react'
import { reportError } from '../../../platform/errors/report-error.ts'
import { acknowledge } from '../../../platform/errors/watched-failures.ts'
import { failedText } from '../../../domain/replacements/failed-text.ts'
import { offerUndo } from '../../../domain/replacements/offer-undo.ts'
import { reasonOf } from '../../../domain/replacements/refusal-text.ts'
import { useSingleFlight } from '../../../platform/form/use-single-flight.ts'
import { sendQuery } from '../../../platform/graphql-client/send-query.ts'
import { sendMutation } from '../../../platform/graphql-client/send-mutation.ts'
import { useLanguage, useT } from '../../../platform/i18n/i18n.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { DailyDietPlanDocument } from '../../../domain/day-plan/day-plan.gen.ts'
import { askDayAfresh } from '../ask-day-afresh.ts'
import { useRefused } from '../use-refused.ts'
import { DietSetReplaceDocument, type OtherDayFragment } from './day.gen.ts'

interface ReplaceDayInput {
  readonly date: CalendarDay
  readonly onClose: () => void
}

/**
 * Replaces the day with an offered one. While one choice is being sent, others are ignored. The screen closes after the new day
 * has loaded.
 */
export function useReplaceDay({ date, onClose }: ReplaceDayInput) {
  const t = useT()
  const language = useLanguage()
  const leave = useRefused({ date, onLeave: onClose })
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const done = t('change-day/done', { weekday: formatDay(date, language, 'weekday') })
  const choose = useSingleFlight(async ({ dietSetId, events }: OtherDayFragment) => {
    setChosenId(dietSetId)
    const sent = await sendMutation(DietSetReplaceDocument, { request: { date, replacementId: dietSetId } })
    if (sent.kind === 'failed') {
      // The alert reports the failure.
      acknowledge(sent.failure)
      const day = sent.isUnknown ? await askDayAfresh(date) : null
      if (day === null || !events.every(({ id }) => day.events.some((meal) => meal.id === id))) {
        setChosenId(null)
        return setFailure(failedText(sent))
      }
      onClose()
      return showToast({ text: done })
    }
    const result = sent.data.dietSetReplace
    if (result.__typename !== 'DayChanged') {
      reportError(`The day was not replaced: ${result.__typename}`)
      return leave(reasonOf(result, t))
    }
    await sendQuery(DailyDietPlanDocument, { date })
    onClose()
    offerUndo(done, result.changeId)
  })
  return {
    choose: (day: OtherDayFragment) => void choose(day),
    chosenId,
    failure,
    clearFailure: () => setFailure(null),
  }
}
