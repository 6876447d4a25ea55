import type { AnyVariables } from '@urql/core'
import { useQuery, type UseQueryArgs } from 'urql'
import { type Failure, failureOf } from './failure.ts'

export type Answer<Data> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly data: Data }

/** A query as one of the three states that a part of a page can show. */
export function useAnswer<Data, Variables extends AnyVariables>(args: UseQueryArgs<Variables, Data>): Answer<Data> {
  const [{ data, error, fetching }, ask] = useQuery(args)
  // Null comes with an error and no usable answer.
  if (data !== undefined && data !== null) return { kind: 'ready', data }
  if (error === undefined || fetching) return { kind: 'loading' }
  return { kind: 'failed', failure: failureOf(error), retry: () => ask({ requestPolicy: 'network-only' }) }
}
