import type { AnyVariables, TypedDocumentNode } from '@urql/core'
import type { Asked } from './answer.ts'
import { failureOf } from './failure.ts'
import { loadGateway } from './load-gateway.ts'
import { UNWATCHED } from './unwatched.ts'

/**
 * Sends a query once, such as for a route's loader or a press of a button. A missing answer is returned as a value and never
 * leads to an error page, because the query may only preload a page that the user points at.
 */
export async function sendQuery<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  /** `isFresh` skips the cache. */
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
