import type { CombinedError } from '@urql/core'

/**
 * Why a call has no answer. A refusal inside an answer is data and no failure. Its kinds are codes of the table in
 * `platform/errors`.
 */
export type Failure =
  | { readonly kind: 'network' | 'timeout' | 'overloaded' | 'unauthorised' }
  | { readonly kind: 'application'; readonly messages: readonly string[] }

/** One failure for each error, so that the component that shows it and the watch refer to the same object. */
const failures = new WeakMap<CombinedError, Failure>()

export function failureOf(error: CombinedError): Failure {
  const failure = failures.get(error) ?? toFailure(error)
  failures.set(error, failure)
  return failure
}

function toFailure(error: CombinedError): Failure {
  const status = statusOf(error)
  if (status === 401) return { kind: 'unauthorised' }
  if (status === 503) return { kind: 'overloaded' }
  if (error.networkError?.name === 'TimeoutError') return { kind: 'timeout' }
  if (error.networkError && status === null) return { kind: 'network' }
  return { kind: 'application', messages: error.graphQLErrors.map(({ message }) => message) }
}

/** The HTTP status of the answer; null without one. */
export function statusOf(error: CombinedError | undefined): number | null {
  const response: unknown = error?.response
  return response instanceof Response ? response.status : null
}
