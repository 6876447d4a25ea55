import type { AnyVariables, TypedDocumentNode } from '@urql/core'
import { acknowledge } from '../errors/watched-failures.ts'
import { failureOf } from '../graphql-client/failure.ts'
import { gatewayHeaders } from '../graphql-client/gateway-headers.ts'
import { loadGateway } from '../graphql-client/load-gateway.ts'
import { readToken } from '../session/session.ts'
import type { Delivery } from './outbox.ts'

export type SentOnce<Data> =
  | { readonly kind: 'answered'; readonly data: Data }
  /** An earlier call with this key has made the change, and its answer was lost. */
  | { readonly kind: 'repeated' }
  | { readonly kind: 'missing'; readonly delivery: Exclude<Delivery, 'done'> }

/** Sends a mutation with an idempotency key, so that it counts once however often it is sent. */
export async function sendKeyedMutation<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  key: string,
): Promise<SentOnce<Data>> {
  const connection = await loadGateway().catch(() => null)
  if (connection === null) return { kind: 'missing', delivery: 'offline' }
  const headers = { ...gatewayHeaders(readToken()), 'X-Idempotency-Key': key }
  const result = await connection.gateway().mutation(document, variables, { fetchOptions: { headers } }).toPromise()
  const { data, error, extensions } = result
  if (data !== undefined && data !== null) return { kind: 'answered', data }
  if (extensions?.['isRepeated'] === true) return { kind: 'repeated' }
  if (error === undefined) return { kind: 'missing', delivery: 'failed' }
  const failure = failureOf(error)
  // The outbox tries again and tells the user in the end.
  acknowledge(failure)
  // A call with this key that is still running answers as an overloaded gateway does.
  const isReached = failure.kind === 'application' || failure.kind === 'unauthorised'
  return { kind: 'missing', delivery: isReached ? 'failed' : 'offline' }
}
