import { ERROR_TABLE } from '../errors/error-table.ts'
import { revealFirstError } from './reveal-first-error.ts'

/** A `ValidationException` of the gateway: text keys for the whole form and for single fields. */
export interface ValidationError {
  readonly messages: readonly string[]
  readonly details: readonly { readonly fieldName: string; readonly messages: readonly string[] }[]
}

type SetError<Field extends string> = (field: Field, error: { type: 'server'; message: string }) => void

/**
 * Shows each error under its field and scrolls to the first. Returns the text keys that belong to no field of this form, for an
 * alert above it, so that no error is lost.
 */
export function applyServerErrors<Field extends string>(
  setError: SetError<Field>,
  fields: readonly Field[],
  { messages, details }: ValidationError,
): readonly string[] {
  const unmatched: string[] = []
  let shown = 0
  for (const detail of details) {
    const field = fields.find((known) => known === detail.fieldName)
    const [message] = detail.messages
    if (field && message) {
      setError(field, { type: 'server', message })
      shown += 1
    } else unmatched.push(...detail.messages)
  }
  if (shown > 0) revealFirstError()
  if (shown > 0 || unmatched.length > 0) return unmatched
  return messages.length > 0 ? messages : [ERROR_TABLE.refused.message]
}
