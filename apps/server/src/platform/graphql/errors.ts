import { GraphQLError, type ExecutionResult } from 'graphql'
import type { FastifyBaseLogger } from 'fastify'

/** Thrown by private fields when the call carries no valid token: the one error that becomes HTTP 401. */
export class UnauthenticatedError extends GraphQLError {
  constructor() {
    super('Log in first.', { extensions: { code: 'UNAUTHENTICATED' } })
  }
}

/** Thrown when there is more to do than the server takes on: the one error that becomes HTTP 503. */
export class OverloadedError extends GraphQLError {
  /** `cause`: what was begun and given up, for the log of the server. */
  constructor(cause?: Error) {
    super('The server is busy. Try again in a moment.', { extensions: { code: 'OVERLOADED' } })
    if (cause !== undefined) this.cause = cause
  }
}

/** Codes whose messages were written for callers. */
const SPEAKING_CODES = new Set(['UNAUTHENTICATED', 'OVERLOADED', 'BAD_INPUT', 'GRAPHQL_VALIDATION'])

interface AnsweredError {
  readonly message: string
  readonly path?: GraphQLError['path']
  readonly extensions: { readonly code: string; readonly requestId?: string }
}

const codeOf = (error: GraphQLError): string | null => {
  // The compiled query's errors lack the extensions that the type promises.
  const extensions: unknown = error.extensions
  const own: unknown = typeof extensions === 'object' && extensions !== null ? Reflect.get(extensions, 'code') : null
  if (typeof own === 'string') return own
  // What never reached a field is a fault of the document or its variables, whichever of the two executors found it.
  return error.path === undefined ? 'GRAPHQL_VALIDATION' : null
}

/** "Did you mean …" would tell a stranger the names of the schema. */
const withoutSuggestions = (message: string): string => message.replace(/ Did you mean .*$/s, '')

/** What the library says of variables, fields and arguments names those that the call lacks, and their types. */
const NAMES_PARTS = /^(Variable|Field|Argument) "/

export interface FailedCall {
  readonly request: { readonly id: string; readonly log: FastifyBaseLogger }
  /** Whether callers may ask for the schema; where not, no message may tell it either. */
  readonly isIntrospectable: boolean
}

const wordingFor = (message: string, { isIntrospectable }: FailedCall): string =>
  NAMES_PARTS.test(message) && !isIntrospectable
    ? 'The request does not match the schema.'
    : withoutSuggestions(message)

/** Turns execution errors into the answer: known errors keep their message, everything else is masked and logged. */
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

/** Such a call is to be made again as a whole. */
const isRefused = (errors: readonly AnsweredError[]): boolean =>
  hasCode(errors, 'UNAUTHENTICATED') || hasCode(errors, 'OVERLOADED')

/** 401 only for a missing, bad or expired token on a private call, 503 where there is too much to do; a field error beside data stays 200. */
function statusOf(errors: readonly AnsweredError[], data: unknown): number {
  if (hasCode(errors, 'UNAUTHENTICATED')) return 401
  if (hasCode(errors, 'OVERLOADED')) return 503
  if (data !== null) return 200
  return hasCode(errors, 'INTERNAL') ? 200 : 400
}
