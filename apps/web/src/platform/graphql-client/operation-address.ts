import { getOperationName, makeOperation, mapExchange, type Operation } from '@urql/core'

const GATEWAY = '/graphql'

/** Names the operation in the address, for logs: `?q=` for a query, `?m=` for a mutation (specification, section 7). */
export function addressOf({ kind, query }: Pick<Operation, 'kind' | 'query'>): string {
  const label = kind === 'mutation' ? 'm' : 'q'
  return `${GATEWAY}?${label}=${encodeURIComponent(getOperationName(query) ?? '')}`
}

export const addressExchange = mapExchange({
  onOperation(operation) {
    return makeOperation(operation.kind, operation, { ...operation.context, url: addressOf(operation) })
  },
})
