import { Alert } from '../../ui/alert/alert.tsx'
import type { Failure } from '../graphql-client/failure.ts'
import { useT } from '../i18n/i18n.ts'

interface FailureAlertProps {
  readonly failure: Failure
  /** What did not happen, in place of the general words. */
  readonly lead?: string | undefined
}

/** Says that a call had no answer, and what to do about it. */
export function FailureAlert({ failure, lead }: FailureAlertProps) {
  const t = useT()
  const kind = failure.kind === 'network' ? 'network' : 'generic'
  return (
    <Alert kind="danger" lead={lead ?? t(`error/message/${kind}`)}>
      {t(`error/additional-message/${kind}`)}
    </Alert>
  )
}
