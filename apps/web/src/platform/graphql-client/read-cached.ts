import type { AnyVariables, TypedDocumentNode } from '@urql/core'
import { loadedGateway } from './gateway-registry.ts'

/** The complete answer to a query from the cache, or undefined. Never sends a request. */
export const readCached = <Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Data | undefined =>
  loadedGateway()?.gateway().readQuery(document, variables, { requestPolicy: 'cache-only' })?.data ?? undefined
