import type { CalendarDay } from '@dayplate/dates'
import { useState } from 'react'
import { offerUndo } from '../../../../domain/replacements/offer-undo.ts'
import { useSingleFlight } from '../../../../platform/form/use-single-flight.ts'
import { sendQuery } from '../../../../platform/graphql-client/send-query.ts'
import { useT } from '../../../../platform/i18n/i18n.ts'
import { showToast } from '../../../../ui/toast/toast.ts'
import { DailyDietPlanDocument, type MealCardFragment } from '../../day-plan.gen.ts'
import { askDayAfresh } from '../ask-day-afresh.ts'
import type { OfferedMealFragment } from './meal.gen.ts'
import { useRefused } from '../use-refused.ts'
import { sendReplacement } from './send-replacement.ts'

interface ReplaceMealInput {
  readonly meal: Pick<MealCardFragment, 'id'>
  readonly date: CalendarDay
  readonly onClose: () => void
}

/** Puts an offered meal on the day; one at a time, and the list waits until it is gone. The day is shown once it is the new one. */
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
      // What was done cannot be undone by name, but it can be told.
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
