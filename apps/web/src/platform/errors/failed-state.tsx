import type { Failure } from '../graphql-client/failure.ts'
import { ErrorState } from './error-state.tsx'
import { useHandled } from './watched-failures.ts'

interface FailedStateProps {
  readonly failure: Failure
  readonly onRetry: () => void
}

/** Stands where something would stand that the gateway did not give, and offers to ask again. */
export function FailedState({ failure, onRetry }: FailedStateProps) {
  useHandled(failure)
  return <ErrorState code={failure.kind} action="try-again" onAct={onRetry} />
}
