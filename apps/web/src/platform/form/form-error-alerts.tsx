import type { Failed } from '../graphql-client/answer.ts'
import { FailureAlert } from '../failure-alert/failure-alert.tsx'
import { useTextOf } from '../i18n/i18n.ts'
import { Alert } from '../../ui/alert/alert.tsx'

/** The errors above a form after a failed submission. */
export type FormErrors =
  | Failed
  /** Text keys that belong to no field. */
  | { readonly kind: 'refused'; readonly messages: readonly string[] }

export function FormErrorAlerts({ errors }: { readonly errors: FormErrors | null }) {
  const textOf = useTextOf()
  if (errors === null) return null
  if (errors.kind === 'failed') return <FailureAlert failure={errors.failure} />
  return errors.messages.map((message) => (
    <Alert key={message} kind="danger">
      {textOf(message)}
    </Alert>
  ))
}
