import type { AnyVariables, TypedDocumentNode } from '@urql/core'
import { loadedGateway } from './gateway-registry.ts'

/** The whole answer to a question, if the cache has it; nothing is sent. */
export const readCached = <Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Data | undefined =>
  loadedGateway()?.gateway().readQuery(document, variables, { requestPolicy: 'cache-only' })?.data ?? undefined
