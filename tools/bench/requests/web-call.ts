import {
  createRequest,
  formatDocument,
  type AnyVariables,
  type GraphQLRequest,
  type TypedDocumentNode,
} from '@urql/core'
import { makeFetchBody } from '@urql/core/internal'
import type { Call } from './call.ts'

/** Whose calls are measured. A visitor has no token. */
export interface Caller {
  readonly token: string | null
  readonly timeZone: string
}

/** A subscriber who is logged in. */
export interface BenchSession extends Caller {
  readonly token: string
}

/** The web client's request for a document, with its headers. */
export function webCall<Data, Variables extends AnyVariables>(
  path: string,
  request: { readonly document: TypedDocumentNode<Data, Variables>; readonly variables: Variables },
  { token, timeZone }: Caller,
): Call {
  const made = createRequest(request.document, request.variables)
  // The client's cache adds the name of every type on the way out.
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the library's two types of a document differ in optional fields
  const query = formatDocument(made.query) as GraphQLRequest['query']
  return {
    path,
    headers: {
      'content-type': 'application/json',
      ...(token === null ? {} : { 'x-auth-token': token }),
      'x-app-version': 'bench',
      'x-environment': 'production',
      'x-locale': 'en_US',
      'x-time-zone': timeZone,
    },
    body: JSON.stringify(makeFetchBody({ ...made, query })),
  }
}
