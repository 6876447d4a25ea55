import { useEffect } from 'react'
import { useHandled } from '../../../../platform/errors/watched-failures.ts'
import type { ExchangeEffectFragment } from '../../../../domain/replacements/replacements.gen.ts'
import { reasonOf } from '../../../../domain/replacements/refusal-text.ts'
import { type Answer, failureIn } from '../../../../platform/graphql-client/answer.ts'
import { useAnswer } from '../../../../platform/graphql-client/use-answer.ts'
import { useT } from '../../../../platform/i18n/i18n.ts'
import { DayCopyPreviewDocument } from './copy.gen.ts'
import type { CopyInput } from './send-copy.ts'

/** What a copy would do, asked anew each time, for days change; where it may not be made, `onRefused` is told why. */
export function useCopyPreview(
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
    // oxlint-disable-next-line react/exhaustive-deps -- it is told once; who hears it is new at every drawing
  }, [isRefused])
  if (answer.kind === 'failed') return answer
  if (preview?.__typename !== 'DayCopyPreview') return { kind: 'loading' }
  return { kind: 'answered', data: preview.effect }
}
