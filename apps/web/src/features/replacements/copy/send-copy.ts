import type { CalendarDay } from '@dayplate/dates'
import { reportError } from '../../../platform/errors/report-error.ts'
import { acknowledge } from '../../../platform/errors/watched-failures.ts'
import { failedText } from '../../../domain/replacements/failed-text.ts'
import { reasonOf } from '../../../domain/replacements/refusal-text.ts'
import { sendMutation } from '../../../platform/graphql-client/send-mutation.ts'
import { readTranslator } from '../../../platform/i18n/i18n.ts'
import { DietSetCopyDocument } from './copy.gen.ts'

export interface CopyInput {
  readonly date: CalendarDay
  readonly target: CalendarDay
}

export type Copied =
  | { readonly kind: 'copied'; readonly changeId: string }
  /** The gateway refused, usually because the days have changed. The caller queries them again. `reason` is a text for the user. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** The mutation failed or its answer was lost. `reason` is a text for the user. */
  | { readonly kind: 'failed'; readonly reason: string }

/** Copies a day and returns the outcome. */
export async function sendCopy({ date, target }: CopyInput): Promise<Copied> {
  const sent = await sendMutation(DietSetCopyDocument, { sourceDate: date, targetDate: target })
  if (sent.kind === 'failed') {
    // The caller reports the failure with a toast.
    acknowledge(sent.failure)
    const isReached = !sent.isUnknown && sent.failure.kind !== 'network'
    return { kind: 'failed', reason: isReached ? readTranslator().t('day-plan/copy/failed') : failedText(sent) }
  }
  const { dietSetCopy } = sent.data
  if (dietSetCopy.__typename === 'DayChanged') return { kind: 'copied', changeId: dietSetCopy.changeId }
  reportError(`The day was not copied: ${dietSetCopy.__typename}`)
  return { kind: 'refused', reason: reasonOf(dietSetCopy, readTranslator().t) }
}
