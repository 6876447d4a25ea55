import { useRouter } from '@tanstack/react-router'
import { useOnceOnline } from '../connection/use-once-online.ts'
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
 * Replaces content that the gateway did not deliver, and offers to retry, or to log in and return. Retries by itself when the
 * connection returns.
 */
export function FailedState({ failure, onRetry }: FailedStateProps) {
  const logIn = useLogIn()
  useHandled(failure)
  useOnceOnline(failure.kind === 'network', onRetry)
  const { action } = ERROR_TABLE[failure.kind]
  return <ErrorState code={failure.kind} onAct={action === 'log-in' ? logIn : onRetry} />
}

function useLogIn(): () => void {
  const router = useRouter()
  return () => void router.navigate(loginOnTheWayTo(router.state.location.href))
}
