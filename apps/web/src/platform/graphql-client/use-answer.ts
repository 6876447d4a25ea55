import type { AnyVariables } from '@urql/core'
import { useQuery, type UseQueryArgs } from 'urql'
import type { Answer, Answered, Failed } from './answer.ts'
import { type Failure, failureOf } from './failure.ts'

/** An {@link Answer} to a question that follows its variables. */
export type LiveAnswer<Data, Variables> = (
  | {
      readonly kind: 'loading'
      /** Of the question before, until this one is answered. */
      readonly lastFailure: Failure | undefined
    }
  | (Answered<Data> & {
      /** Those it is the answer to. Right after a change they are still the ones before. */
      readonly variables: Variables | undefined
      /** Nothing newer is on its way. */
      readonly isCurrent: boolean
    })
  | Extract<Answer<Data>, Failed>
) & {
  /** Asks the gateway, past the cache. */
  readonly ask: () => void
}

/** Asks while a component stands, in a `GatewayProvider` or `PublicGatewayProvider`. Paused, it is loading. */
export function useAnswer<Data, Variables extends AnyVariables>(
  args: UseQueryArgs<Variables, Data>,
): LiveAnswer<Data, Variables> {
  const [{ data, error, fetching, operation }, execute] = useQuery(args)
  const ask = () => execute({ requestPolicy: 'network-only' })
  // Null comes with an error that left nothing of the answer.
  if (data !== undefined && data !== null) {
    return { kind: 'answered', data, variables: operation?.variables, isCurrent: !fetching, ask }
  }
  const failure = error && failureOf(error)
  if (failure === undefined || fetching) return { kind: 'loading', lastFailure: failure, ask }
  return { kind: 'failed', failure, retry: ask, ask }
}
