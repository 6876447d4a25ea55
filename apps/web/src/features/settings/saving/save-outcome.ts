import { acknowledge } from '../../../platform/errors/watched-failures.ts'
import type { Sent } from '../../../platform/graphql-client/send-mutation.ts'

/** The result of saving a setting. */
export type SaveOutcome =
  | { readonly kind: 'saved' }
  /** The server could not be reached. */
  | { readonly kind: 'offline' }
  /** The answer is lost, so the shown values are queried again. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed' }

/** @param isKept whether the answer is a success. Not needed for mutations that answer nothing else. */
export function saveOutcome<Data>(sent: Sent<Data>, isKept: (data: Data) => boolean = () => true): SaveOutcome {
  if (sent.kind === 'answered') return isKept(sent.data) ? { kind: 'saved' } : { kind: 'failed' }
  // A toast reports the failure.
  acknowledge(sent.failure)
  if (sent.isUnknown) return { kind: 'unknown' }
  return sent.failure.kind === 'network' ? { kind: 'offline' } : { kind: 'failed' }
}
