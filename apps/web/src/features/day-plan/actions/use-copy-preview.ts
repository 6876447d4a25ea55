import { useEffect } from 'react'
import { useHandled } from '../../../platform/errors/watched-failures.ts'
import { reasonOf } from '../../../domain/replacements/refusal-text.ts'
import { useAnswer } from '../../../platform/graphql-client/use-answer.ts'
import { useT } from '../../../platform/i18n/i18n.ts'
import { DayCopyPreviewDocument } from './actions.gen.ts'
import type { CopyInput } from './send-copy.ts'

/** What a copy would do, asked anew each time, for days change; where it may not be made, `onRefused` is told why. */
export function useCopyPreview({ date, target }: CopyInput, onRefused: (reason: string) => void) {
  const t = useT()
  const answer = useAnswer({
    query: DayCopyPreviewDocument,
    variables: { sourceDate: date, targetDate: target },
    requestPolicy: 'network-only',
  })
  useHandled(answer.kind === 'failed' ? answer.failure : undefined)
  const preview = answer.kind === 'ready' ? answer.data.dayCopyPreview : null
  const isRefused = preview !== null && preview.__typename !== 'DayCopyPreview'
  useEffect(() => {
    if (isRefused) onRefused(reasonOf(preview, t))
    // oxlint-disable-next-line react/exhaustive-deps -- it is told once; who hears it is new at every drawing
  }, [isRefused])
  if (answer.kind === 'failed') return answer
  if (preview?.__typename !== 'DayCopyPreview') return { kind: 'loading' } as const
  return { kind: 'effect', effect: preview.effect } as const
}
