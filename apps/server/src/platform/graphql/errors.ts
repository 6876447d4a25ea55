import { GraphQLError, type ExecutionResult } from 'graphql'
import type { FastifyBaseLogger } from 'fastify'

/** Thrown by private fields when the call has no valid token. The only error that becomes HTTP 401. */
export class UnauthenticatedError extends GraphQLError {
  constructor() {
    super('Log in first.', { extensions: { code: 'UNAUTHENTICATED' } })
  }
}

/** Thrown when the server has more work than it accepts. The only error that becomes HTTP 503. */
export class OverloadedError extends GraphQLError {
  /** `cause`: the work that was started and given up, for the log. */
  constructor(cause?: Error) {
    super('The server is busy. Try again in a moment.', { extensions: { code: 'OVERLOADED' } })
    if (cause !== undefined) this.cause = cause
  }
}

/** Codes whose messages are written for callers. */
const SPEAKING_CODES = new Set(['UNAUTHENTICATED', 'OVERLOADED', 'BAD_INPUT', 'GRAPHQL_VALIDATION'])

interface AnsweredError {
  readonly message: string
  readonly path?: GraphQLError['path']
  readonly extensions: { readonly code: string; readonly requestId?: string }
}

const codeOf = (error: GraphQLError): string | null => {
  // Errors of the compiled query lack the extensions that the type promises.
  const extensions: unknown = error.extensions
  const own: unknown = typeof extensions === 'object' && extensions !== null ? Reflect.get(extensions, 'code') : null
  if (typeof own === 'string') return own
  // An error that belongs to no field is an error of the document or its variables, whichever executor found it.
  return error.path === undefined ? 'GRAPHQL_VALIDATION' : null
}

/** Removes "Did you mean …", which would reveal names of the schema. */
const withoutSuggestions = (message: string): string => message.replace(/ Did you mean .*$/s, '')

/** The library's messages about variables, fields and arguments name missing ones and their types. */
const NAMES_PARTS = /^(Variable|Field|Argument) "/

export interface FailedCall {
  readonly request: { readonly id: string; readonly log: FastifyBaseLogger }
  /** Whether callers may query the schema. If not, error messages must not reveal it either. */
  readonly isIntrospectable: boolean
}

const wordingFor = (message: string, { isIntrospectable }: FailedCall): string =>
  NAMES_PARTS.test(message) && !isIntrospectable
    ? 'The request does not match the schema.'
    : withoutSuggestions(message)

/** Turns execution errors into the answer. Known errors keep their message; all others are masked and logged. */
export function answerErrors(
  execution: ExecutionResult,
  call: FailedCall,
): { statusCode: number; response: { data: unknown; errors: AnsweredError[] } } {
  const data = execution.data ?? null
  const errors = (execution.errors ?? []).map((error) => answerError(error, call))
  return { statusCode: statusOf(errors, data), response: { data: isRefused(errors) ? null : data, errors } }
}

function answerError(error: GraphQLError, call: FailedCall): AnsweredError {
  const code = codeOf(error)
  const path = error.path === undefined ? {} : { path: error.path }
  if (code !== null && SPEAKING_CODES.has(code)) {
    const givenUp = error.originalError?.cause ?? error.cause
    if (code === 'OVERLOADED' && givenUp !== undefined)
      call.request.log.error({ err: givenUp, path: error.path }, 'work was given up for want of time')
    const message = code === 'GRAPHQL_VALIDATION' ? wordingFor(error.message, call) : error.message
    return { message, ...path, extensions: { code } }
  }
  const { request } = call
  request.log.error({ err: error.originalError ?? error, path: error.path }, 'a resolver failed')
  return {
    message: 'Something went wrong. Try again in a moment.',
    ...path,
    extensions: { code: 'INTERNAL', requestId: request.id },
  }
}

const hasCode = (errors: readonly AnsweredError[], code: string): boolean =>
  errors.some((error) => error.extensions.code === code)

/** Whether the whole call is refused and has to be made again. */
const isRefused = (errors: readonly AnsweredError[]): boolean =>
  hasCode(errors, 'UNAUTHENTICATED') || hasCode(errors, 'OVERLOADED')

/**
 * 401 for a missing, invalid or expired token on a private call, 503 for an overloaded server. A field error beside data stays
 * 200.
 */
function statusOf(errors: readonly AnsweredError[], data: unknown): number {
  if (hasCode(errors, 'UNAUTHENTICATED')) return 401
  if (hasCode(errors, 'OVERLOADED')) return 503
  if (data !== null) return 200
  return hasCode(errors, 'INTERNAL') ? 200 : 400
}
