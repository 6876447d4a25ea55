import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { Failure } from '../graphql-client/failure.ts'
import { loginOnTheWayTo } from '../session/guards.ts'
import { ErrorState } from './error-state.tsx'
import { ERROR_TABLE } from './error-table.ts'
import { useHandled } from './watched-failures.ts'

interface FailedStateProps {
  readonly failure: Failure
  readonly onRetry: () => void
}

/**
 * Stands where something would stand that the gateway did not give, and offers to ask again, or to log in and come back. Once
 * a lost connection is back it asks by itself.
 */
export function FailedState({ failure, onRetry }: FailedStateProps) {
  const logIn = useLogIn()
  useHandled(failure)
  const retryOnceOnline = useEffectEvent(onRetry)
  const isAway = failure.kind === 'network'
  useEffect(() => {
    if (!isAway) return
    addEventListener('online', retryOnceOnline)
    return () => removeEventListener('online', retryOnceOnline)
  }, [isAway])
  const { action } = ERROR_TABLE[failure.kind]
  return <ErrorState code={failure.kind} onAct={action === 'log-in' ? logIn : onRetry} />
}

function useLogIn(): () => void {
  const router = useRouter()
  return () => void router.navigate(loginOnTheWayTo(router.state.location.href))
}
