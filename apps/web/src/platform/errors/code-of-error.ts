import { isNetworkLost } from './is-worth-reporting.ts'
import type { ErrorCode } from './error-table.ts'
import { UnknownResultError } from './unknown-result.ts'

/** The code of an error that was thrown while a page rendered. */
export function codeOfError(error: unknown): Extract<ErrorCode, 'network' | 'outdated' | 'broken'> {
  if (isNetworkLost(error)) return 'network'
  return error instanceof UnknownResultError ? 'outdated' : 'broken'
}
