import { useEffect, useEffectEvent } from 'react'
import type { Failure } from '../graphql-client/failure.ts'
import { ErrorState } from './error-state.tsx'
import { useHandled } from './watched-failures.ts'

interface FailedStateProps {
  readonly failure: Failure
  readonly onRetry: () => void
}

/** Stands where something would stand that the gateway did not give, and offers to ask again. Once a lost connection is back it asks by itself. */
export function FailedState({ failure, onRetry }: FailedStateProps) {
  useHandled(failure)
  const retryOnceOnline = useEffectEvent(onRetry)
  const isAway = failure.kind === 'network'
  useEffect(() => {
    if (!isAway) return
    addEventListener('online', retryOnceOnline)
    return () => removeEventListener('online', retryOnceOnline)
  }, [isAway])
  return <ErrorState code={failure.kind} action="try-again" onAct={onRetry} />
}
