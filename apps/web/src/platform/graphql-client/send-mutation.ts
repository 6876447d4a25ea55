import type { AnyVariables, TypedDocumentNode } from '@urql/core'
import { failureOf, type Failure } from './failure.ts'
import { gateway } from './gateway.ts'

export type Sent<Data> =
  | { readonly kind: 'answered'; readonly data: Data }
  | { readonly kind: 'failed'; readonly failure: Failure }

/** Sends a mutation; that no answer came is a value as well, so that every caller says what the person then sees. */
export async function sendMutation<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Sent<Data>> {
  const { data, error } = await gateway().mutation(document, variables).toPromise()
  if (data !== undefined && data !== null) return { kind: 'answered', data }
  return { kind: 'failed', failure: error ? failureOf(error) : { kind: 'application', messages: [] } }
}
