import type { AnyVariables } from '@urql/core'
import { useQuery, type UseQueryArgs } from 'urql'
import type { Answer, Answered, Failed } from './answer.ts'
import { type Failure, failureOf } from './failure.ts'
import { OUTDATED } from './outdated.ts'

/** An {@link Answer} that is queried again when the variables change. */
export type LiveAnswer<Data, Variables> = (
  | {
      readonly kind: 'loading'
      /** The failure of the last query, while the next one is loading. */
      readonly lastFailure: Failure | undefined
    }
  | (Answered<Data> & {
      /** The variables of this answer. Right after a change they are still the previous ones. */
      readonly variables: Variables | undefined
      /** False while a newer answer is loading. */
      readonly isCurrent: boolean
    })
  | Extract<Answer<Data>, Failed>
) & {
  /** Queries the gateway again and skips the cache. */
  readonly ask: () => void
  /** Queries again after a change on another device. If that fails, the answer stays, and the query is repeated later. */
  readonly refresh: () => void
}

/** Queries while the component is mounted in a `GatewayProvider` or `PublicGatewayProvider`. A paused query is loading. */
export function useAnswer<Data, Variables extends AnyVariables>(
  args: UseQueryArgs<Variables, Data>,
): LiveAnswer<Data, Variables> {
  const [{ data, error, fetching, operation }, execute] = useQuery(args)
  const ask = () => execute({ requestPolicy: 'network-only' })
  const refresh = () => execute({ requestPolicy: 'network-only', ...OUTDATED })
  // The data is null if an error removed the whole answer.
  if (data !== undefined && data !== null) {
    return { kind: 'answered', data, variables: operation?.variables, isCurrent: !fetching, ask, refresh }
  }
  const failure = error && failureOf(error)
  if (failure === undefined || fetching) return { kind: 'loading', lastFailure: failure, ask, refresh }
  return { kind: 'failed', failure, retry: ask, ask, refresh }
}
