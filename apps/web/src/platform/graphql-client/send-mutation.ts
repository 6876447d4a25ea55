import type { AnyVariables, TypedDocumentNode } from '@urql/core'
import { failureOf, type Failure } from './failure.ts'
import { loadGateway } from './load-gateway.ts'

export type Sent<Data> = { readonly kind: 'answered'; readonly data: Data } | FailedSending

export interface FailedSending {
  readonly kind: 'failed'
  readonly failure: Failure
  /** Sent without an answer, so it may have been carried out. The user must not be told otherwise. */
  readonly isUnknown: boolean
}

/** How often a mutation could not be sent because its code failed to load. */
let sentInVain = 0

/** Sends a mutation. A missing answer is a value too, so that every caller handles it. */
export async function sendMutation<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Sent<Data>> {
  const connection = await loadGateway().catch(() => null)
  // The connection broke before the client's code was loaded.
  if (connection === null) {
    // A browser remembers a failed module for the life of the page, so only a reload can help.
    if (sentInVain > 0 && navigator.onLine) location.reload()
    sentInVain += 1
    return { kind: 'failed', failure: { kind: 'network' }, isUnknown: false }
  }
  const couldLeave = navigator.onLine
  const { data, error } = await connection.gateway().mutation(document, variables).toPromise()
  if (data !== undefined && data !== null) return { kind: 'answered', data }
  const failure: Failure = error ? failureOf(error) : { kind: 'application', messages: [] }
  return {
    kind: 'failed',
    failure,
    isUnknown: couldLeave && (failure.kind === 'network' || failure.kind === 'timeout'),
  }
}
