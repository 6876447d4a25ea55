import type { AnyVariables, TypedDocumentNode } from '@urql/core'
import { failureOf, type Failure } from './failure.ts'
import { loadGateway } from './load-gateway.ts'
import { UNWATCHED } from './unwatched.ts'

export type Asked<Data> =
  | { readonly kind: 'answered'; readonly data: Data }
  | { readonly kind: 'failed'; readonly failure: Failure }

/**
 * Sends a query once, for a route's loader. A missing answer is a value that the caller handles, and leads to no error page,
 * because the page may only be preloaded.
 */
export async function sendQuery<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  /** Fresh: the cache is bypassed. */
  { isFresh = false }: { readonly isFresh?: boolean } = {},
): Promise<Asked<Data>> {
  const connection = await loadGateway().catch(() => null)
  if (connection === null) return { kind: 'failed', failure: { kind: 'network' } }
  const context = isFresh ? ({ ...UNWATCHED, requestPolicy: 'network-only' } as const) : UNWATCHED
  const { data, error } = await connection.gateway().query(document, variables, context).toPromise()
  if (error) return { kind: 'failed', failure: failureOf(error) }
  if (data !== undefined && data !== null) return { kind: 'answered', data }
  return { kind: 'failed', failure: { kind: 'application', messages: [] } }
}
