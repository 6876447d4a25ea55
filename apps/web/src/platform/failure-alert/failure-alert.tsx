import { WifiOff } from 'lucide-react'
import { Alert } from '../../ui/alert/alert.tsx'
import { usePresentation } from '../errors/error-state.tsx'
import { useHandled } from '../errors/watched-failures.ts'
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
  useHandled(failure)
  const { message, additionalMessage, severity, look } = usePresentation(failure.kind)
  return (
    <Alert kind={severity} lead={lead ?? t(message)} icon={look === 'away' ? <WifiOff /> : undefined}>
      {t(additionalMessage)}
    </Alert>
  )
}
