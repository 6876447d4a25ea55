import type { CombinedError } from '@urql/core'

/** Why a call has no answer. What an answer itself says, such as a refused field, is data and no failure. */
export type Failure =
  | { readonly kind: 'network' }
  | { readonly kind: 'unauthorised' }
  | { readonly kind: 'application'; readonly messages: readonly string[] }

export function failureOf(error: CombinedError): Failure {
  const status = statusOf(error)
  if (status === 401) return { kind: 'unauthorised' }
  if (error.networkError && status === null) return { kind: 'network' }
  return { kind: 'application', messages: error.graphQLErrors.map(({ message }) => message) }
}

/** The HTTP status of the answer; null when none came. */
export function statusOf(error: CombinedError | undefined): number | null {
  const response: unknown = error?.response
  return response instanceof Response ? response.status : null
}
