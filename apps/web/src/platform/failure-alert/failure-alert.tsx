import { WifiOff } from 'lucide-react'
import { useState } from 'react'
import { Alert } from '../../ui/alert/alert.tsx'
import { useIsOnline } from '../connection/connection.ts'
import { usePresentation } from '../errors/error-state.tsx'
import { useHandled } from '../errors/watched-failures.ts'
import type { Failure } from '../graphql-client/failure.ts'
import { useT } from '../i18n/i18n.ts'

interface FailureAlertProps {
  readonly failure: Failure
  /** What did not happen, in place of the general words. */
  readonly lead?: string | undefined
  /** The lead asks to try again: the general advice would only say so twice. */
  readonly doesLeadAdvise?: boolean | undefined
}

/**
 * Says that a call had no answer, and what to do about it. That the device was offline is over once it is not: the general words
 * go then, and what did not happen stays said.
 */
export function FailureAlert({ failure, lead, doesLeadAdvise = false }: FailureAlertProps) {
  const t = useT()
  useHandled(failure)
  const isOver = useIsOver(failure)
  const { message, additionalMessage, severity, look } = usePresentation(failure.kind)
  if (isOver && lead === undefined) return null
  return (
    <Alert kind={severity} lead={lead ?? t(message)} icon={look === 'away' ? <WifiOff /> : undefined}>
      {doesLeadAdvise && additionalMessage === 'error/additional-message/generic' ? null : t(additionalMessage)}
    </Alert>
  )
}

/** Whether the device was without a connection while this failure stood, and has one again. */
function useIsOver(failure: Failure): boolean {
  const isOnline = useIsOnline()
  const [offlineAt, setOfflineAt] = useState<Failure | null>(null)
  if (!isOnline && failure.kind === 'network' && offlineAt !== failure) setOfflineAt(failure)
  return isOnline && offlineAt === failure
}
