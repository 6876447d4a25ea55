import type { AnyVariables, Client, TypedDocumentNode } from '@urql/core'
import type { Asked } from '../../platform/graphql-client/send-query.ts'
import { failureOf } from '../../platform/graphql-client/failure.ts'

/** Asks what is so at this moment, never what was so before; that no answer came is a value. */
export async function askNow<Data, Variables extends AnyVariables>(
  client: Client,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Asked<Data>> {
  const { data, error } = await client.query(document, variables, { requestPolicy: 'network-only' }).toPromise()
  if (data !== undefined && data !== null) return { kind: 'answered', data }
  return { kind: 'failed', failure: error ? failureOf(error) : { kind: 'application', messages: [] } }
}
