import type { AnyVariables, TypedDocumentNode } from '@urql/core'
import type { Asked } from './answer.ts'
import { failureOf } from './failure.ts'
import { loadGateway } from './load-gateway.ts'
import { UNWATCHED } from './unwatched.ts'

/**
 * Asks once, as a route's loader or a press does. That no answer came is a value: who asks says what is then seen, and nobody is
 * led to an error page for it. It may have been asked for a page that somebody only points at.
 */
export async function sendQuery<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  /** Fresh: the cache is not asked. */
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
