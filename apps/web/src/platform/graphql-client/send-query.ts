import type { AnyVariables, TypedDocumentNode } from '@urql/core'
import { failureOf, type Failure } from './failure.ts'
import { loadGateway } from './load-gateway.ts'

export type Asked<Data> =
  | { readonly kind: 'answered'; readonly data: Data }
  | { readonly kind: 'failed'; readonly failure: Failure }

/** Asks once, for a route's loader; that no answer came is a value, so that the page can say so in its own place. */
export async function sendQuery<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Asked<Data>> {
  const connection = await loadGateway().catch(() => null)
  if (connection === null) return { kind: 'failed', failure: { kind: 'network' } }
  const { data, error } = await connection.gateway().query(document, variables).toPromise()
  if (error) return { kind: 'failed', failure: failureOf(error) }
  if (data !== undefined && data !== null) return { kind: 'answered', data }
  return { kind: 'failed', failure: { kind: 'application', messages: [] } }
}
