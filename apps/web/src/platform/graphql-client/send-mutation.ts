import type { AnyVariables, TypedDocumentNode } from '@urql/core'
import type { Answered, Failed } from './answer.ts'
import { failureOf, type Failure } from './failure.ts'
import { loadGateway } from './load-gateway.ts'

export type Sent<Data> = Answered<Data> | FailedSending

export interface FailedSending extends Failed {
  /** It was sent and its answer is lost: it may have been done all the same. Nothing else may be said then. */
  readonly isUnknown: boolean
}

/** How often something could not be sent for want of the code that sends. */
let sentInVain = 0

/** Sends a mutation; that no answer came is a value as well, so that every caller says what the person then sees. */
export async function sendMutation<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Sent<Data>> {
  const connection = await loadGateway().catch(() => null)
  // Not there: the connection broke before the part of the app that uses it had arrived.
  if (connection === null) {
    // Browsers remember as long as a page lives that a module did not arrive: nothing would ever be sent from this one.
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
