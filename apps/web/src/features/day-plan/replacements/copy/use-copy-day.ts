import { formatDay } from '@dayplate/dates'
import { useState } from 'react'
import { offerUndo } from '../../../../domain/replacements/offer-undo.ts'
import { useSingleFlight } from '../../../../platform/form/use-single-flight.ts'
import { sendQuery } from '../../../../platform/graphql-client/send-query.ts'
import { useLanguage, useT } from '../../../../platform/i18n/i18n.ts'
import { showToast } from '../../../../ui/toast/toast.ts'
import { DailyDietPlanDocument } from '../../day-plan.gen.ts'
import { useRefused } from '../use-refused.ts'
import { type CopyInput, sendCopy } from './send-copy.ts'

interface CopyDayInput extends CopyInput {
  readonly onClose: () => void
}

/** Copies a day; its button knows it is done from the days themselves, which are asked for again. */
export function useCopyDay({ date, target, onClose }: CopyDayInput) {
  const t = useT()
  const language = useLanguage()
  const [isCopying, setCopying] = useState(false)
  const leave = useRefused({ date, onLeave: onClose })
  const copy = useSingleFlight(async () => {
    setCopying(true)
    const copied = await sendCopy({ date, target })
    if (copied.kind === 'refused') return leave(copied.reason)
    if (copied.kind === 'failed') {
      onClose()
      return showToast({ text: copied.reason })
    }
    await sendQuery(DailyDietPlanDocument, { date })
    onClose()
    const weekday = formatDay(target, language, 'weekday')
    offerUndo(t('exchange/copy/copied', { weekday }), copied.changeId)
  })
  return { copy: () => void copy(), isCopying, leave }
}
