import { formatDay } from '@dayplate/dates'
import { useEffect, useState } from 'react'
import { FailedState } from '../../../platform/errors/failed-state.tsx'
import { ReplacementEffect } from '../../../domain/replacements/replacement-effect.tsx'
import { useLanguage, useT } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton/skeleton.tsx'
import { useHandled } from '../../../platform/errors/watched-failures.ts'
import type { ExchangeEffectFragment } from '../../../domain/replacements/replacements.gen.ts'
import { reasonOf } from '../../../domain/replacements/refusal-text.ts'
import { type Answer, failureIn } from '../../../platform/graphql-client/answer.ts'
import { useAnswer } from '../../../platform/graphql-client/use-answer.ts'
import { offerUndo } from '../../../domain/replacements/offer-undo.ts'
import { useSingleFlight } from '../../../platform/form/use-single-flight.ts'
import { sendQuery } from '../../../platform/graphql-client/send-query.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { DailyDietPlanDocument } from '../../../domain/day-plan/day-plan.gen.ts'
import { useRefused } from '../use-refused.ts'
import { type CopyInput, sendCopy } from './send-copy.ts'
import { DayCopyPreviewDocument } from './copy.gen.ts'
import styles from './copy-day.module.css'

export interface CopyDayProps extends CopyInput {
  readonly onClose: () => void
}

/** A dialog that shows how the copy would change the other day, and makes the copy. */
export function CopyDay({ date, target, onClose }: CopyDayProps) {
  const t = useT()
  const language = useLanguage()
  const weekday = formatDay(target, language, 'weekday')
  const { copy, isCopying, leave } = useCopyDay({ date, target, onClose })
  const preview = useCopyPreview({ date, target }, (reason) => void leave(reason))
  return (
    <Dialog
      title={t('day-plan/copy/button', { weekday })}
      hasCloseButton={false}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('exchange/copy/cancel')}
          </Button>
          <Button isLoading={isCopying} disabled={preview.kind !== 'answered'} onClick={copy}>
            {t('exchange/copy/copy')}
          </Button>
        </>
      }
      onClose={onClose}
    >
      <div className={styles.effect}>
        {preview.kind === 'loading' ? (
          <SkeletonGroup>
            <Skeleton height={112} />
          </SkeletonGroup>
        ) : null}
        {preview.kind === 'failed' ? <FailedState failure={preview.failure} onRetry={preview.retry} /> : null}
        {preview.kind === 'answered' ? <ReplacementEffect effect={preview.data} date={date} /> : null}
      </div>
    </Dialog>
  )
}

/**
 * Queries how a copy would change the other day, past the cache, because days change. If the gateway refuses the copy, it calls
 * `onRefused` with the reason.
 */
function useCopyPreview(
  { date, target }: CopyInput,
  onRefused: (reason: string) => void,
): Answer<ExchangeEffectFragment> {
  const t = useT()
  const answer = useAnswer({
    query: DayCopyPreviewDocument,
    variables: { sourceDate: date, targetDate: target },
    requestPolicy: 'network-only',
  })
  useHandled(failureIn(answer))
  const preview = answer.kind === 'answered' ? answer.data.dayCopyPreview : null
  const isRefused = preview !== null && preview.__typename !== 'DayCopyPreview'
  useEffect(() => {
    if (isRefused) onRefused(reasonOf(preview, t))
    // oxlint-disable-next-line react/exhaustive-deps -- called once per refusal, but `onRefused` changes with every render
  }, [isRefused])
  if (answer.kind === 'failed') return answer
  if (preview?.__typename !== 'DayCopyPreview') return { kind: 'loading' }
  return { kind: 'answered', data: preview.effect }
}

interface CopyDayInput extends CopyInput {
  readonly onClose: () => void
}

/** Copies a day and queries it again, so that the copy button shows that the copy is done. */
function useCopyDay({ date, target, onClose }: CopyDayInput) {
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
