import type { AnyVariables, TypedDocumentNode } from '@urql/core'
import type { Answered, Failed } from './answer.ts'
import { failureOf, type Failure } from './failure.ts'
import { loadGateway } from './load-gateway.ts'

export type Sent<Data> = Answered<Data> | FailedSending

export interface FailedSending extends Failed {
  /** True if the mutation was sent but its answer was lost. It may have been carried out, and the page must not say otherwise. */
  readonly isUnknown: boolean
}

/** How many mutations were not sent, because the gateway's code could not be loaded. */
let sentInVain = 0

/** Sends a mutation. A missing answer is returned as a value, so that every caller decides what the user sees then. */
export async function sendMutation<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Sent<Data>> {
  const connection = await loadGateway().catch(() => null)
  // The connection was lost before the gateway's code was loaded.
  if (connection === null) {
    // A browser remembers a failed module for the life of the page, so without a reload no mutation could be sent from it.
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
