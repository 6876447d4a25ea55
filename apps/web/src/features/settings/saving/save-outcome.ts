import { acknowledge } from '../../../platform/errors/watched-failures.ts'
import type { Sent } from '../../../platform/graphql-client/send-mutation.ts'

/** What became of a setting that was sent. */
export type SaveOutcome =
  | { readonly kind: 'saved' }
  /** Nobody could be reached. */
  | { readonly kind: 'offline' }
  /** The answer is lost. What is shown is asked for again. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed' }

/** @param isKept whether the answer says that it was done; a setting that answers nothing else needs none. */
export function saveOutcome<Data>(sent: Sent<Data>, isKept: (data: Data) => boolean = () => true): SaveOutcome {
  if (sent.kind === 'answered') return isKept(sent.data) ? { kind: 'saved' } : { kind: 'failed' }
  // A toast says so.
  acknowledge(sent.failure)
  if (sent.isUnknown) return { kind: 'unknown' }
  return sent.failure.kind === 'network' ? { kind: 'offline' } : { kind: 'failed' }
}
