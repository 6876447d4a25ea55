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
  /** Says which action failed, in place of the general words. */
  readonly lead?: string | undefined
  /** The lead already asks to try again, so the general advice is left out. */
  readonly doesLeadAdvise?: boolean | undefined
}

/**
 * Says that a call had no answer and what to do. Once the device is online again, the words about being offline disappear and
 * the failed action stays named.
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

/** Whether the device was offline when this failure occurred and is online again. */
function useIsOver(failure: Failure): boolean {
  const isOnline = useIsOnline()
  const [offlineAt, setOfflineAt] = useState<Failure | null>(null)
  if (!isOnline && failure.kind === 'network' && offlineAt !== failure) setOfflineAt(failure)
  return isOnline && offlineAt === failure
}
