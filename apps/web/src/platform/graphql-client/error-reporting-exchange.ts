import { getOperationName, makeOperation, mapExchange, type Operation, type OperationResult } from '@urql/core'
import { ERROR_TABLE } from '../errors/error-table.ts'
import { reportError } from '../errors/report-error.ts'
import { failureWatch } from '../errors/watched-failures.ts'
import { type Failure, failureOf, statusOf } from './failure.ts'
import { UNWATCHED } from './unwatched.ts'

/**
 * Passes every request that failed without data to the watch that opens error pages, unless the request is `UNWATCHED`.
 * Reports errors for which the product may be at fault. An error that comes with data is only reported, because the
 * screen can show the data.
 */
export const errorReportingExchange = mapExchange({
  onOperation(operation) {
    return makeOperation(operation.kind, operation, { ...operation.context, visit: failureWatch.visit() })
  },
  onResult({ operation, error, data }) {
    if (error === undefined) return failureWatch.succeed(operation.key)
    const failure = failureOf(error)
    report({ operation, error }, failure)
    const { visit, isWatched } = watchedContext(operation)
    if (isWatched && (data === undefined || data === null)) {
      failureWatch.register(failure, { request: operation.key, visit })
    }
  },
})

function watchedContext({ context }: Operation): { readonly visit: number; readonly isWatched: boolean } {
  const visit: unknown = context['visit']
  return { visit: typeof visit === 'number' ? visit : -1, isWatched: context['isWatched'] !== UNWATCHED.isWatched }
}

function report({ operation, error }: Pick<OperationResult, 'operation' | 'error'>, failure: Failure): void {
  const { reportAs } = ERROR_TABLE[failure.kind]
  if (reportAs === null) return
  const messages = failure.kind === 'application' ? failure.messages.join('; ') : failure.kind
  const name = getOperationName(operation.query) ?? 'unnamed'
  reportError(`${name}: ${messages || `status ${statusOf(error) ?? 'none'}`}`, reportAs)
}
